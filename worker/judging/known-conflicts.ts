import type { Pair } from './panel.ts'

export type ConflictKind = 'team' | 'mentor' | 'organization' | 'hub'

type JudgeTies = { id: string; email: string; domain: string; hubId: string | null }
type ProjectTies = {
  id: string
  hubId: string | null
  ownerId: string | null
  representativeEmail: string
}
type MemberTies = { projectId: string; email: string; userId: string | null }

/**
 * Finds what must keep judges and projects apart: a judge's own team, listed or joined; a team that they
 * mentor or have mentored; an address of the team at the domain
 * of the judge's organisation or below it; the judge's hub. Names one kind for each pair.
 */
export function findKnownConflicts(
  judges: readonly JudgeTies[],
  projects: readonly ProjectTies[],
  members: readonly MemberTies[],
  mentored: readonly Pair[],
): (Pair & { kind: ConflictKind })[] {
  const byAccount = groupBy(judges, ({ id }) => id)
  const byEmail = groupBy(judges, ({ email }) => email)
  const byDomain = groupBy(judges, ({ domain }) => domain)
  const byHub = groupBy(judges, ({ hubId }) => hubId)
  const found = new Map<string, Pair & { kind: ConflictKind }>()
  const keepApart = (kind: ConflictKind, projectId: string, tied: readonly JudgeTies[] = []) => {
    for (const { id: judgeId } of tied) {
      const key = `${projectId} ${judgeId}`
      if (!found.has(key)) found.set(key, { projectId, judgeId, kind })
    }
  }
  const people = [
    ...projects.map(({ id, ownerId, representativeEmail }) => ({
      projectId: id,
      userId: ownerId,
      email: representativeEmail,
    })),
    ...members,
  ]
  for (const { projectId, userId, email } of people) {
    if (userId) keepApart('team', projectId, byAccount.get(userId))
    keepApart('team', projectId, byEmail.get(email))
  }
  for (const { projectId, judgeId } of mentored)
    keepApart('mentor', projectId, byAccount.get(judgeId))
  for (const { projectId, email } of people)
    for (const domain of domainsOf(email))
      keepApart('organization', projectId, byDomain.get(domain))
  for (const { id, hubId } of projects) if (hubId) keepApart('hub', id, byHub.get(hubId))
  return [...found.values()]
}

/** Lists the domain of an address and those above it: `cs.uct.ac.za`, `uct.ac.za`, `ac.za`. */
function domainsOf(email: string): string[] {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.')
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
