import './messages.css'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { answerDueAt } from '#content/answer-times.ts'
import { formatMoment } from '#content/format/moments.ts'
import { messageStatuses } from '#content/wire/statuses.ts'
import { intakePanel } from '#words/pages/admin-intake.ts'
import { adminPage } from '#words/pages/admin.ts'
import { contactPage } from '#words/pages/contact.ts'
import { writeAnnouncement } from '#words/write-announcement.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { latePart } from '../../components/ui/late-part.tsx'
import type { Column } from '../../components/ui/table.tsx'
import {
  intakeExports,
  deleteMessage,
  setMessageStatus,
  useMessages,
  type MessageRow,
} from '../../data/intake-lists.ts'
import { MessageState } from './badges.tsx'
import { Contact, Facts, MailLink, none, OpenButton, sinceColumn } from './cells.tsx'
import { Choice } from './choice.tsx'
import { filterBy } from './filters.tsx'
import { InboxLink } from './inbox-link.tsx'
import { Clock } from './intake/clock.tsx'
import { LateTools, useChosenColumns } from './late-tools.tsx'
import { ListPanel } from './list-panel.tsx'
import { RowDialog } from './row-dialog.tsx'
import { Skeleton } from './skeleton.tsx'
import { useAction } from './use-action.ts'
import { useListState } from './use-list-state.ts'
import { useOpened } from './use-opened.ts'

const text = adminPage.messages

const nameDepartment = (id: string) =>
  (contactPage.form.departments as Record<string, string>)[id] ?? id

const Inbox = latePart(() => import('./intake/inbox.tsx'))

const Announcements = latePart(() => import('./announcements/announcements.tsx'))

const names = ['inbox', 'messages', 'announcements'] as const
const lists = names.map((value) => ({
  value,
  label: intakePanel.lists[value],
}))

/** Messages from the contact form, everything that waits for an answer, or what we write to many. */
export function Messages() {
  const [params, setParams] = useSearchParams()
  const shown = names.find((name) => name === params.get('list')) ?? 'messages'
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 max-sm:mb-3">
        <Choice
          legend={intakePanel.listLabel}
          options={lists}
          value={shown}
          onChange={(value) =>
            setParams({ tab: 'messages', ...(value !== 'messages' && { list: value }) })
          }
        />
        {shown === 'announcements' && !params.has('announcement') && (
          <Button
            onClick={() =>
              setParams({
                tab: 'messages',
                list: shown,
                announcement: crypto.randomUUID(),
                new: '1',
              })
            }
          >
            {writeAnnouncement}
          </Button>
        )}
      </div>
      <Suspense fallback={<Skeleton />}>
        {shown === 'inbox' && <Inbox />}
        {shown === 'messages' && <ContactMessages />}
        {shown === 'announcements' && <Announcements />}
      </Suspense>
    </>
  )
}

function ContactMessages() {
  const { state, query, filters } = useListState(['urgency', 'created'], {
    status: messageStatuses,
  })
  const list = useMessages(query)
  const { opened, open, close } = useOpened(list)
  const columns: Column<MessageRow>[] = [
    {
      id: 'subject',
      label: text.columns.subject,
      place: 'title',
      cell: (row) => (
        <>
          <OpenButton isSeen={row.status !== 'new'} onClick={() => open(row)}>
            {row.subject}
          </OpenButton>
          <span className="extract">{row.message}</span>
        </>
      ),
    },
    {
      id: 'from',
      label: text.columns.from,
      place: 'line',
      cell: (row) => (
        <Contact
          name={row.organization ? `${row.name}, ${row.organization}` : row.name}
          address={row.email}
          subject={`Re: ${row.subject}`}
        />
      ),
    },
    {
      id: 'organization',
      label: text.columns.organization,
      isExtra: true,
      cell: (row) => row.organization ?? none,
    },
    {
      id: 'department',
      label: text.columns.department,
      isWhole: true,
      cell: (row) => nameDepartment(row.department),
    },
    {
      id: 'status',
      label: text.columns.status,
      place: 'state',
      sort: 'urgency',
      orders: intakePanel.orders,
      cell: ({ status, createdAt }) =>
        status === 'new' ? (
          <Clock
            createdAt={createdAt}
            dueAt={answerDueAt('message', Date.parse(createdAt))}
            answeredAt={null}
          />
        ) : (
          <MessageState status={status} />
        ),
    },
    sinceColumn('received', text.columns.received),
  ]
  const { shown, chosen } = useChosenColumns(columns)
  return (
    <>
      <ListPanel
        text={text}
        columns={shown}
        list={list}
        state={state}
        filters={[filterBy('status', text.columns.status, filters.status, text.statuses)]}
        tools={<LateTools list="messages" columns={columns} state={state} />}
        exportFile={{
          name: 'messages',
          load: (format) => intakeExports.messages(format, { ...query, columns: chosen }),
        }}
      />
      {opened && <MessageDialog message={opened} onClose={close} />}
    </>
  )
}

function MessageDialog({ message, onClose }: { message: MessageRow; onClose: () => void }) {
  const { busy, problem, run } = useAction()
  const next = message.status === 'new' ? 'done' : 'new'
  return (
    <RowDialog
      title={message.subject}
      problem={problem}
      removal={{
        label: text.remove,
        question: text.removeConfirm(message.name),
        work: () => deleteMessage(message.id),
        done: text.removed,
      }}
      actions={
        <>
          <Button
            variant="secondary"
            busy={busy}
            onClick={() =>
              void run(() => setMessageStatus(message.id, next), adminPage.toasts.saved)
            }
          >
            {next === 'done' ? text.markDone : text.markNew}
          </Button>
          <ButtonLink
            href={`mailto:${message.email}?subject=${encodeURIComponent(`Re: ${message.subject}`)}`}
          >
            {text.reply}
          </ButtonLink>
        </>
      }
      onClose={onClose}
    >
      <Facts
        items={[
          [text.columns.from, message.name],
          [adminPage.members.columns.email, <MailLink key="mail" address={message.email} />],
          [text.columns.organization, message.organization],
          [text.columns.department, nameDepartment(message.department)],
          [text.columns.received, formatMoment(message.createdAt)],
          [text.columns.status, <MessageState key="status" status={message.status} />],
        ]}
      />
      <p className="border-t border-line pt-4 wrap-anywhere whitespace-pre-line">
        {message.message}
      </p>
      <InboxLink id={message.id} />
    </RowDialog>
  )
}
