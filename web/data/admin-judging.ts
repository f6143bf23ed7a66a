import type { InferRequestType, InferResponseType } from 'hono/client'
import useSWR from 'swr'
import { api } from '../api.ts'

const { judging, gallery } = api.admin

export type JudgeRow = InferResponseType<typeof judging.judges.$get>['judges'][number]
export type ConflictRow = InferResponseType<typeof judging.conflicts.$get>['conflicts'][number]
export type Progress = InferResponseType<typeof judging.progress.$get>
export type Plan = InferResponseType<typeof judging.assignment.preview.$post>
export type Results = InferResponseType<typeof judging.results.$get>
export type ResultRow = Results['projects'][number]

type Ties = InferRequestType<(typeof judging.judges)[':id']['$put']>['json']
type Numbers = InferRequestType<typeof judging.assignment.preview.$post>['json']
type Pair = { judgeId: string; projectId: string }

export const useJudges = () =>
  useSWR('admin/judging/judges', async () => (await (await judging.judges.$get()).json()).judges)

export const useConflicts = () =>
  useSWR(
    'admin/judging/conflicts',
    async () => (await (await judging.conflicts.$get()).json()).conflicts,
  )

export const useProgress = () =>
  useSWR('admin/judging/progress', async () => (await judging.progress.$get()).json())

export const useResults = () =>
  useSWR('admin/judging/results', async () => (await judging.results.$get()).json())

export const useGallery = () => useSWR('admin/gallery', async () => (await gallery.$get()).json())

/** Invites an address to judge; sends the invitation again, and changes the ties, if it is invited already. */
export const inviteJudge = (json: InferRequestType<typeof judging.judges.$post>['json']) =>
  judging.judges.$post({ json })

export const changeTies = (id: string, json: Ties) =>
  judging.judges[':id'].$put({ param: { id }, json })

export const removeJudge = (id: string) => judging.judges[':id'].$delete({ param: { id } })

export const keepJudgeAway = ({ judgeId, projectId }: Pair, reason: string) =>
  judging.judges[':id'].conflicts[':projectId'].$put({
    param: { id: judgeId, projectId },
    json: { reason },
  })

export const withdrawConflict = ({ judgeId, projectId }: Pair) =>
  judging.judges[':id'].conflicts[':projectId'].$delete({ param: { id: judgeId, projectId } })

/** Plans an assignment without storing it. */
export const previewAssignment = async (json: Numbers): Promise<Plan> =>
  (await judging.assignment.preview.$post({ json })).json()

/** Assigns the projects, if nobody has since the round of that `revision`. */
export const runAssignment = (json: Numbers & { revision: string | null }) =>
  judging.assignment.$post({ json })

/** Publishes the results, if they are those of `digest` still. */
export const publishResults = (digest: string) =>
  judging.results.publication.$post({ json: { digest } })

export const withdrawResults = () => judging.results.publication.$delete()

/** Publishes the projects, if as many are handed in as were seen. */
export const publishProjects = (projects: number) => gallery.$put({ json: { projects } })

export const takeBackProjects = () => gallery.$delete()
