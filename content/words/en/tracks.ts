import type { TrackId } from '#content/facts/tracks.ts'

export type TrackWords = {
  /** One sentence, for cards and lists. */
  summary: string
  /** A short paragraph, for the tracks page. */
  description: string
  exampleServers: readonly [string, string, string]
  usefulData: readonly string[]
}

export const trackWords: Readonly<Record<TrackId, TrackWords>> = {
  'education-learning': {
    summary: 'Servers that give assistants real curricula, languages and classroom material.',
    description:
      'An assistant that knows only foreign textbooks makes a poor tutor here. Build servers that connect it to national curricula, past papers and reading material in the languages learners speak at home. Many learners share a phone, so plan for short sessions and slow connections.',
    exampleServers: [
      "Finds the section of a national syllabus that matches a learner's question.",
      'Offers graded reading passages in isiXhosa, Hausa, Kiswahili or Amharic.',
      'Lists bursaries in one country and field of study, with their closing dates.',
    ],
    usefulData: [
      'National syllabuses',
      'Past examination papers',
      'Open textbooks',
      'Bursary and scholarship notices',
    ],
  },
  telecommunications: {
    summary: 'Servers for mobile networks, tariffs, coverage and messaging.',
    description:
      'For most people on the continent, the phone is the internet. Build servers that let assistants work with what networks know: coverage, prices, USSD menus, SMS and outages. Some of these interfaces are old and poorly documented, so one well-tested server can help many other teams.',
    exampleServers: [
      'Compares data bundles by their price per megabyte and by how long they last.',
      'Answers text messages in 160 characters, with the help of other MCP tools.',
      'Reads outage notices and says which areas are affected.',
    ],
    usefulData: [
      'Published tariffs',
      'Coverage maps from regulators',
      'Outage notices',
      'SMS and USSD gateway interfaces',
    ],
  },
  'legal-technology': {
    summary: 'Servers that give assistants access to statutes, court judgments and legal forms.',
    description:
      'Much African law is public but hard to search, and an assistant that cannot read it will guess. Build servers that return the exact text with its source, date and jurisdiction. A server in this track must say where each passage comes from and must never present an answer as legal advice.',
    exampleServers: [
      'Returns a section of an act, with its amendments and the date each took effect.',
      'Searches published judgments by court, year and subject.',
      'Lists the steps, fees and forms for registering a small business in one country.',
    ],
    usefulData: [
      'Statutes and gazettes',
      'Published court judgments',
      'Official forms and fee schedules',
      'Regional treaty texts',
    ],
  },
  'local-governance': {
    summary: 'Servers that connect people with councils, budgets and public services.',
    description:
      'Councils publish budgets, notices and service lists, often as scanned documents. Build servers that turn these into something an assistant can read and a resident can ask about. Do one municipality well before you try to cover a whole country.',
    exampleServers: [
      'Tells residents which office handles a service, when it is open and what to bring.',
      'Reads a municipal budget and shows what was planned and spent in each ward.',
      'Reports a broken pipe or street light and tracks the repair.',
    ],
    usefulData: [
      'Municipal budgets',
      'Council notices and minutes',
      'Ward boundaries',
      'Service directories',
    ],
  },
  'healthcare-systems': {
    summary: 'Servers for clinics, guidelines and stock, with patient privacy first.',
    description:
      'Health workers need the right guideline, the nearest open clinic and an up-to-date stock count. Build servers that provide them. Use only open or synthetic data in the hackathon: no real patient records. State clearly what your server must not be used for.',
    exampleServers: [
      'Finds the right page of a national treatment guideline and quotes it, edition included.',
      'Lists nearby clinics with their services and opening hours.',
      'Watches the stock of a district store and warns it before a medicine runs out.',
    ],
    usefulData: [
      'National treatment guidelines',
      'Health facility registers',
      'Essential medicines lists',
      'Synthetic patient records',
    ],
  },
  'financial-services': {
    summary: 'Servers for mobile money, savings groups, remittances and small businesses.',
    description:
      'Money moves by phone, through agents and in savings groups. Build servers that help people understand prices, keep records and move money safely. Use sandbox accounts for payments, ask the user before every transfer, and keep a record that can be checked.',
    exampleServers: [
      'Compares the full cost of sending money between two countries.',
      'Keeps the books of a savings group and shows each member their balance.',
      'Prepares a mobile money payment in a sandbox and waits for the user to approve it.',
    ],
    usefulData: [
      'Mobile money sandbox interfaces',
      'Central bank exchange rates',
      'Published transfer fees',
      'Tax tables',
    ],
  },
  'geographic-environmental': {
    summary: 'Servers for maps, weather, water, crops and conservation.',
    description:
      'Farmers, planners and rangers need answers about a place and a season. Build servers that connect assistants to maps, rainfall, satellite images and field observations. Say how old and how precise the data is, because people will act on it.',
    exampleServers: [
      "Compares this season's rainfall in a place with the average of earlier years.",
      'Finds a place by its local name, even if it has no street address.',
      'Reports new fires near a protected area.',
    ],
    usefulData: [
      'OpenStreetMap',
      'Open satellite images',
      'Rainfall and climate records',
      'Crop and market price reports',
    ],
  },
  'open-innovation': {
    summary: 'Any other MCP server that solves a problem you know well.',
    description:
      'Your idea may not fit the other seven tracks: it could be about transport, energy, music, sport, heritage or tools for other MCP developers. Bring it here. The rules and the judging are the same. Tell the judges who has the problem and how you know.',
    exampleServers: [
      'Gives minibus taxi routes and usual fares in one city.',
      "Describes a museum's collection in several languages.",
      'Tests other MCP servers over a slow, unreliable connection.',
    ],
    usefulData: [
      'Data you collected yourself',
      'Open archives',
      'Public transport feeds',
      'Community records shared with consent',
    ],
  },
}
