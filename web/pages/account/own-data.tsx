import { accountPage } from '#words/pages/account.ts'
import { Button } from '../../components/ui/button.tsx'
import { saveFile } from '../../components/ui/save-file.ts'
import { useTask } from '../../components/ui/use-task.ts'
import { exportOwnData } from '../../data/account.ts'

const { export: text } = accountPage

export default function OwnData() {
  const task = useTask()
  return (
    <>
      <p className="text-muted">{text.text}</p>
      <Button
        variant="secondary"
        busy={task.busy}
        onClick={() => void task.run(async () => saveFile(await exportOwnData(), 'my-data.json'))}
      >
        {task.busy ? text.working : text.action}
      </Button>
    </>
  )
}
