import type { ReactNode } from 'react'
import { LoadFailed } from './load-failed.tsx'
import { Skeleton } from './skeleton.tsx'

/** Shows what was loaded, a skeleton before that, or that it failed. */
export function Loaded<Data>({
  source: { data, error, mutate },
  children,
}: {
  source: { data: Data | undefined; error: unknown; mutate: () => Promise<unknown> }
  children: (data: Data) => ReactNode
}) {
  if (data !== undefined && !error) return children(data)
  return error ? <LoadFailed error={error} onRetry={() => void mutate()} /> : <Skeleton />
}
