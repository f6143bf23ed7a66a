import type { Pair } from './panel.ts'

export type ConflictKind = 'team' | 'mentor' | 'organization' | 'hub'

type JudgeTies = { id: string; domain: string; hubId: string | null }
type ProjectTies = {
  id: string
  hubId: string | null
  /** Of the addresses of its team. */
  domains: readonly string[]
}

/**
 * Finds what must keep judges and projects apart: a judge's own team, listed or joined; a team that they mentor or have
 * mentored; an address of the team at the domain of the judge's organisation or below it; the judge's hub. Names one kind for
 * each pair.
 */
export function findKnownConflicts(
  judges: readonly JudgeTies[],
  projects: readonly ProjectTies[],
  { own, mentored }: { own: readonly Pair[]; mentored: readonly Pair[] },
): (Pair & { kind: ConflictKind })[] {
  const judgeIds = new Set(judges.map(({ id }) => id))
  const projectIds = new Set(projects.map(({ id }) => id))
  const byDomain = groupBy(judges, ({ domain }) => domain)
  const byHub = groupBy(judges, ({ hubId }) => hubId)
  const found = new Map<string, Pair & { kind: ConflictKind }>()
  const keepApart = (kind: ConflictKind, projectId: string, judgeId: string) => {
    const key = `${projectId} ${judgeId}`
    if (!found.has(key)) found.set(key, { projectId, judgeId, kind })
  }
  const keepPairs = (kind: ConflictKind, pairs: readonly Pair[]) => {
    for (const { projectId, judgeId } of pairs)
      if (projectIds.has(projectId) && judgeIds.has(judgeId)) keepApart(kind, projectId, judgeId)
  }
  keepPairs('team', own)
  keepPairs('mentor', mentored)
  for (const { id, domains } of byDomain.size > 0 ? projects : [])
    for (const domain of domains.flatMap(listParents))
      for (const judge of byDomain.get(domain) ?? []) keepApart('organization', id, judge.id)
  for (const { id, hubId } of projects)
    for (const judge of (hubId && byHub.get(hubId)) || []) keepApart('hub', id, judge.id)
  return [...found.values()]
}

/** Lists a domain and those above it: `cs.uct.ac.za`, `uct.ac.za`, `ac.za`. */
function listParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

/** Groups judges by one of their ties; an empty value is no tie. */
function groupBy(judges: readonly JudgeTies[], tieOf: (judge: JudgeTies) => string | null) {
  const groups = new Map<string, JudgeTies[]>()
  for (const judge of judges) {
    const tie = tieOf(judge)
    if (!tie) continue
    groups.set(tie, [...(groups.get(tie) ?? []), judge])
  }
  return groups
}
