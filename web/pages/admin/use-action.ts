import { useTask } from '../../components/ui/use-task.ts'
import { useRefresh } from '../../data/admin.ts'

/** Makes one change at a time and shows its outcome, as {@link useTask} does, and reloads the lists. */
export function useAction() {
  const refresh = useRefresh()
  // After a failure too, because a refused change means that the list is out of date.
  return useTask({ onSettled: () => void refresh() })
}
