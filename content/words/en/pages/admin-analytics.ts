import { retention } from '#content/facts/retention.ts'
import { formatDay } from '#content/format/days.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'
import { firstDay, mostDays } from '#content/wire/analytics-period.ts'

const { rawDays } = retention.analytics

export const analyticsPanel = {
  text: 'We measure only pages whose address begins with /figma-test. Days are in UTC. Bots that identify themselves are excluded and counted at the end.',
  range: {
    label: 'Period',
    options: { '7': '7 days', '28': '28 days', '90': '90 days', own: 'Custom dates' },
    from: 'From',
    to: 'To',
    compare: (days: number, text: string) =>
      plural(days, {
        one: 'Compare with the day before',
        other: `Compare with the ${text} days before`,
      }),
    wrong: `Please choose two dates, neither before ${formatDay(firstDay, 'date')}. The first must not be after the last, and the period can have at most ${mostDays} days.`,
  },
  export: 'Save as CSV',
  /** On a phone. */
  exportBrief: 'CSV',
  exporting: 'Preparing...',
  exportTitle: 'File ready',
  exportText: 'The table is in your downloads.',
  table: 'Show as a table',
  empty:
    'Nothing was measured in this period. Open one of the test pages, wait a few seconds, then load this page again.',
  unknown: 'Unknown',
  findings: {
    label: 'What stands out',
    dead: (name: string) => `“${name}” is clicked in vain.`,
    deadText: (page: string, dead: string, clicks: string) =>
      `On ${page}, ${dead} of ${clicks} clicks did nothing`,
    rageText: (count: string) => `, ${count} in anger`,
    steps: {
      explored: (share: string) => `${share} leave after one page.`,
      opened: (share: string) => `${share} of those who read on never open registration.`,
      sent: (share: string) => `${share} of those who open registration leave.`,
    },
    stepTexts: {
      explored: (before: string, after: string) => `Of ${before} visits, ${after} went on.`,
      opened: (before: string, after: string) => `${before} read on, ${after} opened it.`,
      sent: (before: string, after: string) => `${before} opened it, ${after} pressed the button.`,
    },
    devices: {
      phone: (share: string) => `${share} come by phone.`,
      tablet: (share: string) => `${share} come by tablet.`,
      desktop: (share: string) => `${share} come by desktop computer.`,
    },
    deviceText: (visits: string, all: string) => `${visits} of ${all} visits.`,
    countryText: (country: string, visits: string) => `${country} leads with ${visits}.`,
    links: {
      heatmap: 'See the dead clicks',
      funnel: 'See the steps',
      sources: 'See the sources',
    },
  },
  map: {
    heading: 'Visits by country',
    picture: 'Map of Africa with the visits from each country, as in the table of countries',
    spot: (country: string, visits: string) => `${country}: ${visits}`,
    text: 'The larger the circle, the more visits.',
    elsewhere: (count: number, text: string) =>
      plural(count, {
        one: '1 visit came from elsewhere.',
        other: `${text} visits came from elsewhere.`,
      }),
  },
  overview: {
    heading: 'Visits and views',
    metrics: { visits: 'Visits', views: 'Page views' },
    metricLabel: 'What the chart shows',
    totals: {
      visits: 'Visits',
      views: 'Page views',
      viewsPerVisit: 'Views per visit',
      activeMsPerVisit: 'Active time per visit',
    },
    ways: { up: 'up', down: 'down', none: 'unchanged' },
    noChange: 'None before',
    open: (value: string) => `Today, so far: ${value}`,
    today: 'Today',
    peak: (value: string, day: string) => `${value} on ${day}`,
    now: 'This period',
    previous: 'Previous period',
    picture: (metric: string, from: string, to: string) =>
      `${metric} per day from ${from} to ${to}`,
    columns: {
      day: 'Day',
      visits: 'Visits',
      views: 'Page views',
      beforeVisits: 'Previous visits',
      beforeViews: 'Previous views',
    },
  },
  jump: 'Parts of the analytics',
  parts: {
    live: 'Active now',
    overview: 'Visits',
    funnel: 'Steps',
    pages: 'Pages',
    sources: 'Sources',
    heatmap: 'Heat map',
    health: 'Not stored',
    forget: 'Delete',
  },
  live: {
    heading: 'Active now',
    text: (minutes: number) => `Visitors active in the last ${minutes} minutes`,
    explanation: 'Pages report only when left or hidden, so some readers may be missing.',
    columns: { page: 'Last page', visitors: 'Visitors' },
  },
  pages: {
    heading: 'Pages',
    caption: 'Measured pages, most viewed first',
    columns: {
      page: 'Page',
      views: 'Views',
      visits: 'Visits',
      active: 'Active time',
      wall: 'Time open',
      depth: 'Scroll depth',
      exits: 'Exits',
    },
    text: 'Active time is the time the page was in view. An exit is a visit that ended on the page.',
    /** A page's figures in one line. */
    brief: (active: string, depth: string, exits: string) =>
      `${active} active · ${depth} deep · ${exits} leave`,
    heatmap: (page: string) => `Heat map of ${page}`,
    unseen: 'No views in this period:',
  },
  /** Unfolds the rest of a list. */
  more: (count: number) => plural(count, { one: '1 more', other: `${count} more` }),
  sources: {
    heading: 'Where visits come from',
    lists: {
      referrers: 'Referrers',
      countries: 'Countries',
      devices: 'Devices',
      languages: 'Languages',
    },
    direct: 'Direct or unknown',
    others: 'Others, too many to list',
    values: {
      referrers: 'Source',
      countries: 'Country',
      devices: 'Device',
      languages: 'Language',
    },
    columns: { visits: 'Visits', share: 'Share' },
    cut: (count: number, text: string) =>
      plural(count, {
        one: '1 more value is in the CSV file only.',
        other: `${text} more values are in the CSV file only.`,
      }),
    shareText: 'Share of all visits in this period.',
    none: 'No visits in this period.',
  },
  devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  funnel: {
    heading: 'From visit to registration',
    text: 'Each step counts the visits that got at least this far. The last one counts the teams registered in this period, whichever page they came from.',
    picture: 'Visits that reached each step on the way to registration',
    steps: {
      visited: 'Opened a test page',
      explored: 'Read a second page, or opened registration',
      opened: 'Opened the registration page',
      sent: 'Pressed the register button',
      registered: 'Teams registered',
    },
    columns: { step: 'Step', count: 'Count', share: 'Of all visits', kept: 'Of the previous step' },
    kept: (share: string) => `${share} of the previous step`,
    empty: 'No visits in this period, so there is nothing to draw.',
  },
  heatmap: {
    heading: 'Heat map',
    text: 'All clicks since measuring began, except those by bots, drawn on the element they hit, on the page as it is today.',
    page: 'Page',
    width: 'Screen width',
    layer: 'What to show',
    layers: { clicks: 'All clicks', dead: 'Dead clicks', rage: 'Rage clicks', scroll: 'Scrolling' },
    briefLayers: { clicks: 'All', dead: 'Dead', rage: 'Rage', scroll: 'Scroll' },
    explanations: {
      clicks: 'The warmer a spot, the more clicks.',
      dead: 'Clicks on something that does nothing.',
      rage: 'Many fast clicks on the same spot.',
      scroll: 'The share of views that scrolled this far. The darker a part, the fewer saw it.',
    },
    few: 'few',
    many: 'many',
    fold: 'Fold: seen without scrolling',
    notMeasurable: 'Embedded page: clicks in it cannot be measured',
    reached: (share: string) => `${share} got this far`,
    loading: 'Loading the page...',
    failed: "We couldn't open the page for the heat map.",
    failedTable: 'The table has the same numbers.',
    files: {
      clicks: 'clicks on all pages since measuring began',
      scroll: 'scrolling on all pages since measuring began',
    },
    picture: (layer: string, page: string, device: string) => `${layer} on ${page}, ${device}`,
    anchored: (drawn: string, all: string, share: string) =>
      `${share} of the clicks (${drawn} of ${all}) could be matched to today's page and are drawn on the element they hit.`,
    hidden: (count: string) =>
      `${count} hit something that is not visible there now, such as an item of a closed menu or a button of another week.`,
    lost: (count: string) => `${count} hit something that is no longer on the page, or never was.`,
    leftOut: (count: string) =>
      `${count} in the coldest spots are left out to keep the picture small.`,
    clicksTable: {
      caption: 'Clicks by element, most clicked first',
      columns: {
        element: 'Element',
        clicks: 'Clicks',
        dead: 'Dead',
        rage: 'Rage',
      },
      outside: 'Not in the picture',
      gone: 'No longer on the page',
      other: 'Something that appeared later, such as a message',
    },
    scrollTable: {
      caption: 'How far down the page was read',
      columns: { part: 'Part of the page', share: 'Of all views', views: 'Views' },
    },
    noClicks: 'No clicks on this page at this width yet. Choose another page or width.',
    noScroll: 'Nobody has opened this page at this width yet.',
  },
  full: {
    title: 'There is no room for new visits',
    text: (size: string, mark: string) =>
      `The database of visits holds ${size}, and above ${mark} it takes no more. New visits are lost; they count as rejected below. Accounts, teams and messages are not affected. Visits older than ${rawDays} days are deleted every night.`,
    size: (gigabytes: string) => `${gigabytes} GB`,
  },
  health: {
    heading: 'Bots, and events that were not stored',
    text: 'What was measured but is not in the charts above.',
    bots: 'Visits by bots',
    botViews: 'Their page views',
    rejected: 'Rejected events',
    dead: 'Messages waiting',
    reasonsCaption: 'Rejected events by reason',
    columns: { reason: 'Reason', events: 'Events' },
    reasons: {
      origin: 'Sent from another site',
      unreadable: 'Could not be read',
      page: 'A page that is not measured',
      shape: 'A value out of bounds',
      excess: 'Too many in one request',
      network: 'More than a network may send in a day',
      full: 'No room left in the database',
    } as Record<string, string>,
    deadText:
      'Messages that could not be stored after many attempts. We keep them, and you can send them again, or discard one that fails every time.',
    deadColumns: { died: 'Set aside', events: 'Events', bytes: 'Size', replayed: 'Sent again' },
    deadCaption: 'Messages set aside: waiting ones first, then newest first',
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
  forget: {
    heading: 'Delete measurements',
    text: 'For days or pages that someone has filled with fake visits. This cannot be undone.',
    what: 'What to delete',
    kinds: { days: 'Some days', page: 'One page' },
    page: 'Measured page',
    from: 'First day',
    to: 'Last day',
    days: (from: string, to: string, isOne: boolean) => (isOne ? from : `${from} to ${to}`),
    action: 'Delete measurements',
    question: {
      days: (days: string) =>
        `Delete everything measured on these days: ${days}? This deletes the visits, page views, clicks and rejected events of all pages, and the totals of these days. The heat maps lose the clicks of the last ${rawDays} days; you can delete older ones only with their page.`,
      page: (page: string) =>
        `Delete everything measured on ${page} until now? This deletes its page views, clicks, heat map and totals, and the visits that saw no other page.`,
    },
    done: {
      title: 'Deletion started',
      text: 'Most of it is already gone. The rest follows within minutes, and we will not count what is still on its way.',
    },
    none: 'Nothing has been deleted so far.',
    caption: 'What was deleted, newest first',
    earlier: (count: number) =>
      plural(count, {
        one: '1 earlier deletion',
        other: `${formatNumber(count)} earlier deletions`,
      }),
    columns: { what: 'What', ordered: 'Requested', state: 'Status' },
    states: {
      done: 'Deleted',
      running: (rows: number) =>
        rows === 0 ? 'Being deleted' : `Being deleted: ${formatNumber(rows)} records so far`,
    },
  },
} as const
