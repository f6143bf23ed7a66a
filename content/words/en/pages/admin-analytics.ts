import { formatDay } from '#content/format/days.ts'
import { plural } from '#content/format/plural.ts'
import { firstDay, mostDays } from '#content/wire/analytics-period.ts'

export const analyticsPanel = {
  text: 'Measured only on pages whose address begins with /figma-test. Days are days in UTC. Programs that name themselves as such are left out and counted at the end.',
  range: {
    label: 'Period',
    options: { '7': '7 days', '28': '28 days', '90': '90 days', own: 'Own dates' },
    from: 'From',
    to: 'To',
    compare: 'Compare with the days before',
    wrong: `Please choose two days of the calendar, none before ${formatDay(firstDay, 'date')}. The first must not be after the last, and there can be at most ${mostDays} days.`,
  },
  export: 'Save as CSV',
  exporting: 'Preparing...',
  exportTitle: 'File ready',
  exportText: 'The table is among your downloads.',
  table: 'The same as a table',
  empty:
    'Nothing was measured in this period. Open one of the test pages, wait a few seconds, then load this page again.',
  unknown: 'Not known',
  overview: {
    heading: 'Visits and views',
    metrics: { visits: 'Visits', views: 'Page views' },
    metricLabel: 'What the picture shows',
    totals: {
      visits: 'Visits',
      views: 'Page views',
      viewsPerVisit: 'Views per visit',
      activeMsPerVisit: 'Active time per visit',
    },
    change: (share: string) => `${share} against the days before`,
    noChange: 'No earlier days to compare with',
    now: 'This period',
    previous: 'Days before',
    picture: (metric: string, from: string, to: string) =>
      `${metric} per day from ${from} to ${to}`,
    columns: {
      day: 'Day',
      visits: 'Visits',
      views: 'Page views',
      beforeVisits: 'Visits before',
      beforeViews: 'Views before',
    },
  },
  live: {
    heading: 'Heard from just now',
    text: (minutes: number) => `Visitors heard from in the last ${minutes} minutes`,
    explanation: (minutes: number) =>
      `A browser reports when a page is left, hidden or changed for another. So somebody who is reading now may be missing, and somebody who has gone stays here for ${minutes} minutes.`,
    none: 'Nobody was heard from.',
    columns: { page: 'Last page', visitors: 'Visitors' },
  },
  pages: {
    heading: 'Pages',
    caption: 'Measured pages by views',
    columns: {
      page: 'Page',
      views: 'Views',
      visits: 'Visits',
      active: 'Active time',
      wall: 'Time open',
      depth: 'Scroll depth',
      exits: 'Exits',
    },
    text: 'Active time is the time in which the page was in front. An exit is a visit that ended on the page.',
    heatmap: (page: string) => `Heat map of ${page}`,
    unseen: 'Without a view in this period:',
  },
  sources: {
    heading: 'Where visits come from',
    lists: {
      referrers: 'Referrers',
      countries: 'Countries',
      devices: 'Devices',
      languages: 'Languages',
    },
    direct: 'Direct or not told',
    columns: { value: 'Source', visits: 'Visits', share: 'Share' },
    more: (count: number) => plural(count, { one: '1 more', other: `${count} more` }),
    cut: (count: number, text: string) =>
      plural(count, {
        one: '1 more value is in the CSV file only.',
        other: `${text} more values are in the CSV file only.`,
      }),
    shareText: 'Share is the part of all visits of the period.',
    none: 'No visits in this period.',
  },
  devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  funnel: {
    heading: 'From visit to registration',
    text: 'Each step holds the visits that came at least so far. The last one counts the teams that were stored in these days, whichever page they came from.',
    picture: 'Visits that came to each step on the way to a registration',
    steps: {
      visited: 'Came to a test page',
      explored: 'Read a second page, or opened registration',
      opened: 'Opened the registration page',
      sent: 'Pressed the button that registers',
      registered: 'Teams registered',
    },
    columns: { step: 'Step', count: 'Count', share: 'Of all visits', kept: 'Of the step before' },
    kept: (share: string) => `${share} of the step before`,
    empty: 'No visits in this period, so there is no way to draw.',
  },
  heatmap: {
    heading: 'Heat map',
    text: 'All clicks since measuring began, without those of programs, drawn in the element that they hit, on the page as it is today.',
    page: 'Page',
    width: 'Screen width',
    layer: 'What to draw',
    layers: { clicks: 'All clicks', dead: 'Dead clicks', rage: 'Rage clicks', scroll: 'Scrolling' },
    explanations: {
      clicks: 'The lighter a spot, the more clicks.',
      dead: 'Clicks on something that does nothing.',
      rage: 'Many fast clicks on the same spot.',
      scroll: 'The share of views that came so far down. The darker a part, the fewer saw it.',
    },
    few: 'few',
    many: 'many',
    fold: 'Fold: seen without scrolling',
    notMeasurable: 'Embedded page: clicks in it cannot be measured',
    reached: (share: string) => `${share} came this far`,
    loading: 'Loading the page...',
    failed: 'The page could not be opened for the picture.',
    failedTable: 'The table holds the same numbers.',
    files: {
      clicks: 'clicks on all pages since measuring began',
      scroll: 'scrolling on all pages since measuring began',
    },
    picture: (layer: string, page: string, device: string) => `${layer} on ${page}, ${device}`,
    anchored: (drawn: string, all: string, share: string) =>
      `${share} of the clicks (${drawn} of ${all}) were found again in the page of today and are drawn in the element that they hit.`,
    hidden: (count: string) =>
      `${count} hit something that is closed in this picture, such as a menu.`,
    lost: (count: string) => `${count} hit something that is no longer on the page.`,
    leftOut: (count: string) =>
      `${count} in the coldest spots are left out to keep the picture small.`,
    clicksTable: {
      caption: 'Clicks by element, most first',
      columns: {
        element: 'Element',
        clicks: 'Clicks',
        dead: 'Dead',
        rage: 'Rage',
      },
      gone: 'No longer on the page',
    },
    scrollTable: {
      caption: 'How far down the page was read',
      columns: { part: 'Part of the page', share: 'Of all views', views: 'Views' },
    },
    noClicks: 'No click on this page at this width yet. Choose another page or width.',
    noScroll: 'Nobody has opened this page at this width yet.',
  },
  health: {
    heading: 'Programs, refused and stuck events',
    text: 'What was measured but is not in the pictures above.',
    bots: 'Visits by programs',
    botViews: 'Their page views',
    rejected: 'Refused events',
    dead: 'Messages waiting',
    reasonsCaption: 'Refused events by reason',
    columns: { reason: 'Reason', events: 'Events' },
    reasons: {
      origin: 'Sent from another site',
      unreadable: 'Could not be read',
      page: 'A page that is not measured',
      shape: 'A value out of bounds',
      excess: 'Too many in one request',
    } as Record<string, string>,
    deadText:
      'Messages that could not be stored after many tries. They are kept and can be sent again. One that comes back every time can be discarded.',
    deadColumns: { died: 'Set aside', events: 'Events', bytes: 'Size', replayed: 'Sent again' },
    deadCaption: 'Messages that were set aside: first those that wait, the newest first',
    bytes: (count: string) => `${count} bytes`,
    waiting: 'Waiting',
    replay: (count: number) =>
      plural(count, { one: 'Send 1 message again', other: `Send ${count} messages again` }),
    replaying: 'Sending...',
    notListed: (count: number, text: string) =>
      plural(count, {
        one: '1 more message is waiting. It is listed once there is room.',
        other: `${text} more messages are waiting. They are listed once there is room.`,
      }),
    replayed: (count: number) => ({
      title: 'Success',
      text:
        count === 0
          ? 'None of these messages was waiting any more.'
          : plural(count, {
              one: '1 message is on its way. Refresh in a minute.',
              other: `${count} messages are on their way. Refresh in a minute.`,
            }),
    }),
    discard: 'Discard',
    discardConfirm: (moment: string, events: string) =>
      `Discard the message that was set aside on ${moment}? The events in it (${events}) will never be counted. This cannot be undone.`,
    discarded: { title: 'Success', text: 'The message has been discarded.' },
  },
} as const
