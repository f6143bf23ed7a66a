import { formatMoment } from '#content/format/moments.ts'
import { submissionsPanel as text } from '#words/pages/admin-submissions.ts'
import { projectForm } from '#words/project-form.ts'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import type { SubmissionRow } from '../../data/admin-projects.ts'

const { fields } = projectForm

/** Describes in labelled lines what a team has submitted, and when. */
export function describeSubmission(
  submission: NonNullable<SubmissionRow['submission']>,
  submittedAt: string,
) {
  return [
    [text.columns.submitted, formatMoment(submittedAt)],
    [fields.summary.label, submission.summary],
    [text.repository, linkTo(submission.repositoryUrl)],
    [fields.demoUrl.label, linkTo(submission.demoUrl)],
    [fields.videoUrl.label, linkTo(submission.videoUrl)],
    [fields.tools.label, submission.tools],
    [fields.licence.label, submission.licence],
    [fields.languages.label, submission.languages],
    [fields.dataSources.label, submission.dataSources],
    [fields.description.label, submission.description],
  ] as const
}

const linkTo = (href: string) =>
  href && (
    <SmartLink className="link" href={href}>
      {href}
    </SmartLink>
  )
