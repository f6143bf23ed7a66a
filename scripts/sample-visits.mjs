import { deadFlag, rageFlag } from '#content/wire/analytics-click.ts'
// Invented visits to the measured pages, for a local dashboard. The same seed gives the same visits on every machine.
import { elementParts } from '#content/wire/analytics.ts'
import { makeRandom } from './sample-teams.mjs'

const VISITS = 900
const DAYS = 56
const HOUR = 3_600_000
/** No visit of the sample lasts longer, so none ends in the future. */
const LONGEST_VISIT = HOUR

/** By page: its height on a phone, and the pages that visitors go to next. */
const pages = {
  home: [6500, ['about', 'tracks', 'join', 'schedule', 'partners', 'faq']],
  about: [9900, ['tracks', 'join', 'team', 'schedule']],
  tracks: [9500, ['join', 'faq', 'schedule']],
  schedule: [14_800, ['join', 'faq', 'home']],
  faq: [6300, ['join', 'contact', 'tracks']],
  blog: [3600, ['tracks', 'home']],
  team: [5600, ['contact', 'home']],
  contact: [4400, ['faq', 'home']],
  partners: [10_400, ['partner', 'contact']],
  partner: [7100, ['contact', 'home']],
  join: [6800, ['faq', 'tracks']],
}

/** What gets clicked: the page, the weight among that page's clicks, the text, and the selector as the tracker writes it. */
export const sampleSpots = `
home     | 6 | Join Hackathon | main[id="content"]>div:nth-child(1)>div:nth-child(1)>div>div>div:nth-child(2)>a[href="/register"]
home     | 3 | View programme | main[id="content"]>div:nth-child(1)>div:nth-child(1)>div>div>a[href="/about"]
home     | 2 | View Schedule | main[id="content"]>section:nth-child(5)>div>div:nth-child(1)>p>a[href="/schedule"]
home     | 1 | Become a Partner | main[id="content"]>section:nth-child(3)>div:nth-child(1)>a[href="/sponsors"]
home     | 1 | Join the Finale! | h2[id="countdown"]
about    | 4 | Register Your Team | main[id="content"]>div:nth-child(1)>div>div>div>div:nth-child(2)>a[href="/register"]
about    | 4 | See the Tracks | main[id="content"]>div:nth-child(1)>div>div>div>a[href="/tracks"]
about    | 2 | Contact Hub | li[id="hub-east-london"]>a[href="/contact?hub=east-london#hub-interest"]
about    | 1 | Primary hubs | section[id="hubs"]>div>div:nth-child(1)>h2
tracks   | 3 | Register Your Team | main[id="content"]>div:nth-child(1)>div>div>div>div>a[href="/register"]
tracks   | 4 | Education & Learning | nav[aria-label="Jump to a track"]>ol>li:nth-child(1)>a[href="#education-learning"]
tracks   | 3 | Healthcare Systems | nav[aria-label="Jump to a track"]>ol>li:nth-child(5)>a[href="#healthcare-systems"]
tracks   | 3 | Financial Services | nav[aria-label="Jump to a track"]>ol>li:nth-child(6)>a[href="#financial-services"]
schedule | 5 | Add to Calendar | main[id="content"]>div:nth-child(1)>div>div>div>details>summary
schedule | 3 | Download Schedule | main[id="content"]>div:nth-child(1)>div>div>div>a[href="/schedule.pdf"]
schedule | 2 | Event Agenda | li[id="launch"]>div>details>summary
schedule | 1 | Detailed Schedule | h2[id="detail"]
faq      | 3 | | main[id="content"]>section>div>div:nth-child(1)>form[role="search"]>input[name="q"]
faq      | 3 | How do we register? | section[id="registration-and-teams"]>ul>li:nth-child(1)>details[name="faq"]>summary
faq      | 4 | Does it cost anything to take part? | section[id="registration-and-teams"]>ul>li:nth-child(2)>details[name="faq"]>summary
faq      | 2 | Who can take part? | section[id="registration-and-teams"]>ul>li:nth-child(3)>details[name="faq"]>summary
blog     | 3 | From Hackathon to Production | a[href="/blog/hackathon-to-production-partners-guide"]
blog     | 2 | Forty Cities, One Commons | a[href="/blog/forty-cities-one-commons-pan-african"]
team     | 2 | Get in Touch | main[id="content"]>div:nth-child(5)>div:nth-child(1)>div>p:nth-child(3)>a[href="/contact"]
team     | 1 | Our mission | main[id="content"]>section:nth-child(2)>div>div:nth-child(1)>h2
contact  | 2 | registration@mcphack.africa | a[aria-label="Email registration@mcphack.africa"]
contact  | 3 | Send Message | main[id="content"]>div:nth-child(2)>div>section>div>form>div:nth-child(4)>div:nth-child(7)>button
partners | 2 | Register as a Partner | main[id="content"]>div:nth-child(1)>div>div>div>a[href="#apply"]
partners | 3 | Download Partnership Deck | main[id="content"]>div:nth-child(1)>div>div>div>a[href="/partnership-deck.pdf"]
partners | 2 | Get Started | li[id="silver"]>div:nth-child(7)>a[aria-label="Get Started with the Silver tier"]
partner  | 2 | Apply Now | main[id="content"]>div:nth-child(1)>div>div>div>a[href="#apply"]
partner  | 2 | Choose this partnership | li[id="hub"]>div:nth-child(3)>p>a[aria-label="Choose this partnership: Hub partner"]
join     | 4 | as a Participant | main[id="content"]>div:nth-child(1)>div>div>div>div:nth-child(2)>div>div>a[href="#form"]
join     | 4 | | section[id="form"] input[name="teamName"]
join     | 3 | Register Team | button[data-track="register-submit"]
`
  .trim()
  .split('\n')
  .map((line) => {
    const [page, weight, text, selector] = line.split('|').map((part) => part.trim())
    return { page, weight: Number(weight), text, selector }
  })

const devices = [
  {
    weight: 74,
    size: [360, 740],
    agent:
      'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  },
  {
    weight: 7,
    size: [820, 1180],
    agent:
      'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
  },
  {
    weight: 19,
    size: [1366, 768],
    agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  },
]
const crawler = 'Mozilla/5.0 (compatible; SampleBot/1.0)'
const homes =
  'ZA-en ZA-en ZA-zu NG-en NG-en KE-en KE-sw GH-en ZM-en EG-ar MA-fr TZ-sw UG-en RW-en SN-fr CI-fr CM-fr ZW-en MZ-pt ET-am'
    .split(' ')
    .map((home) => home.split('-'))
const referrers = [
  null,
  null,
  null,
  'https://www.google.com/',
  'https://www.google.com/',
  'https://github.com/',
  'https://www.linkedin.com/',
]

/** The first button of the home page, once registration is over. */
const laterAction = {
  text: 'View Schedule',
  selector:
    'main[id="content"]>div:nth-child(1)>div:nth-child(1)>div>div>div:nth-child(1)>a[href="/schedule"]',
}

/**
 * @param {number} now milliseconds; the visits fill the eight weeks before
 * @param {boolean} isRegistrationOver on the day that is rehearsed
 * @returns messages as the Worker puts them on its queue, one for each visit
 */
export function makeVisits(now, isRegistrationOver) {
  const random = makeRandom(11)
  const pick = (choices) => choices[Math.floor(random() * choices.length)]
  const identifier = () => Math.floor(random() * 2 ** 32) * 2 ** 21 + Math.floor(random() * 2 ** 21)
  /** Returns a random number around 0, within 1.5 each way. */
  const spread = () => random() + random() + random() - 1.5
  const pickWeighted = (choices) => {
    let left = random() * choices.reduce((sum, { weight }) => sum + weight, 0)
    return choices.find(({ weight }) => (left -= weight) < 0)
  }

  return Array.from({ length: VISITS }, () => {
    // More visits every day, and more around noon than at night.
    const day = Math.floor(Math.sqrt(random()) * DAYS)
    let at = Math.round(now - LONGEST_VISIT - (DAYS - day) * 24 * HOUR + (8 + 4 * spread()) * HOUR)
    const isBot = random() < 0.04
    const device = pickWeighted(devices)
    const [country, language] = pick(homes)
    const views = []
    let name = random() < 0.6 ? 'home' : pick(Object.keys(pages))
    do {
      const view = makeView(name, at, device.size, isBot)
      views.push(view)
      at += view[4] + 400
      name = pick(pages[name][1])
    } while (!isBot && views.length < 6 && random() < 0.62)
    return {
      version: 1,
      id: identifier(),
      receivedAt: at,
      network: null,
      session: identifier(),
      skew: 0,
      userAgent: isBot ? crawler : device.agent,
      referrer: pick(referrers),
      country,
      language,
      build: 'sample',
      bot: isBot,
      rejected: random() < 0.02 ? { shape: 1 } : {},
      views,
    }
  })

  function makeView(name, at, [width, height], isBot) {
    const shrink = width < 768 ? 1 : width < 1024 ? 0.75 : 0.55
    const documentHeight = Math.round(pages[name][0] * shrink)
    const active = Math.round(4000 + 60_000 * random() ** 3)
    const wall = Math.round(active * (1 + random()))
    const depth = Math.round(100 * Math.max(height / documentHeight, random() ** 0.8))
    const sizes = [width, height, documentHeight]
    const clicks = Array.from({ length: isBot ? 0 : Math.floor(random() * 3.2) }, () =>
      makeClicks(name, at + Math.round(active * random()), sizes),
    )
    const title = `${name} (sample)`
    return [
      identifier(),
      `/figma-test-${name}`,
      title,
      at,
      wall,
      active,
      depth,
      1,
      ...sizes,
      clicks.flat(),
    ]
  }

  /** Returns one click, or three by somebody who expects a heading to be clickable. */
  function makeClicks(name, at, sizes) {
    const spot = pickWeighted(sampleSpots.filter(({ page }) => page === name))
    const isReplaced = isRegistrationOver && spot.text === 'Join Hackathon'
    const { text, selector } = isReplaced ? laterAction : spot
    const isDead = /h2(\[|$)/.test(selector)
    const isRage = isDead && random() < 0.3
    const [width, height, documentHeight] = sizes
    const around = (size, part) => Math.round(size * (0.5 + part * spread()))
    return Array.from({ length: isRage ? 3 : 1 }, (_, index) => [
      identifier(),
      at + 180 * index,
      selector,
      text,
      around(width, 0.3),
      around(height, 0.3),
      0,
      Math.round(random() * Math.max(0, documentHeight - height)),
      around(elementParts, 0.3),
      around(elementParts, 0.3),
      ...sizes,
      (isDead ? deadFlag : 0) | (isRage ? rageFlag : 0),
    ])
  }
}
