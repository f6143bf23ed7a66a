import { draftDays } from '#content/facts/drafts.ts'
import { event, externalForms } from '#content/facts/event.ts'
import { adultAge, breachHours, regulators, responsibleParty } from '#content/facts/legal.ts'
import { plural } from '#content/format/plural.ts'
import { paths } from '#content/paths.ts'
import { keptData } from '../kept-data.ts'
import { legal, requestTime, toAskAboutData, type LegalPageWords } from '../legal.ts'

const days = (count: number) => plural(count, { one: `${count} day`, other: `${count} days` })
const isEmbedding = Object.values(externalForms).some(Boolean)
const download = `[Download my data](${paths.account}#data)`
const { name, address, informationOfficer, email } = responsibleParty
const partyIsKnown = name.value !== ''

const laws: Record<
  (typeof regulators)[number]['id'],
  { title: string; law: string; authority: string }
> = {
  'south-africa': {
    title: 'South Africa',
    law: 'Protection of Personal Information Act, 2013 (POPIA)',
    authority: 'Information Regulator',
  },
  nigeria: {
    title: 'Nigeria',
    law: 'Nigeria Data Protection Act, 2023 (NDPA)',
    authority: 'Nigeria Data Protection Commission',
  },
  kenya: {
    title: 'Kenya',
    law: 'Data Protection Act, 2019',
    authority: 'Office of the Data Protection Commissioner',
  },
  europe: {
    title: 'European Union',
    law: 'General Data Protection Regulation (GDPR)',
    authority: 'The authority of your country',
  },
}

export const privacyPage: LegalPageWords = {
  meta: {
    title: 'Privacy',
    description: `What ${event.name} keeps about you, why, where and for how long, who can see it, and how to copy, correct or delete it.`,
  },
  hero: {
    title: 'Your data, and your say in it',
    text: 'What this site keeps about you, why and for how long, and the buttons that change it.',
  },
  summary: [
    'You can read every page without an account. We set no cookies and show no advertisements.',
    'We keep what you enter in our forms, and what we need to protect accounts.',
    'Our databases are in Western Europe. Nobody buys your data. Partners see your profile only if you put it on the talent list.',
    `You can [download your data](${paths.account}#data), [delete your account](${paths.account}#delete) or ${toAskAboutData('write to us')}.`,
  ],
  sections: [
    {
      id: 'who',
      heading: 'Who is responsible',
      paragraphs: [
        `The organisers of ${event.name}, based in ${event.headquarters.city}, ${event.headquarters.country}, decide what we collect here and why. The law calls them the responsible party, or the controller.`,
        ...(partyIsKnown
          ? []
          : [
              `We will name the legal body behind the event, its postal address and its information officer here. Until then, reach them with the ${toAskAboutData('contact form')}.`,
            ]),
      ],
      cards: [
        {
          title: 'Responsible party',
          rows: [
            ['Name', name.value || legal.toFollow],
            ['Address', address.value || legal.toFollow],
            ['Information officer', informationOfficer.value || legal.toFollow],
            ['Contact', email.value || toAskAboutData('Write to us')],
          ],
        },
      ],
    },
    {
      id: 'what',
      heading: 'What we keep, why, and for how long',
      paragraphs: [
        'Organisers see teams and their members. Administrators see everything listed here except passwords and other secrets. Whenever one of them exports a list, gives a role or deletes something, a log records who did it.',
      ],
      cards: keptData,
    },
    {
      id: 'device',
      heading: 'What your own browser keeps',
      paragraphs: [
        "We set no cookies. These entries are in your browser's storage, and we read them only while you use the site:",
      ],
      list: [
        `What you have typed into a form but not sent yet, without passwords and codes: ${days(draftDays)} after your last change, or until you send it, clear it or sign out.`,
        `The link of a team that you opened before you signed in: ${days(draftDays)}, or until you open it signed in, forget it on your account page or sign out.`,
        'The keys of your session, and whether to show you the dashboard: until you sign out.',
        'That you signed up here: until you open the link in our email.',
        'If you check people in at a door, the scans that are not sent yet: until they are sent, or no longer count.',
        "That you don't want to be tracked: until you untick it.",
        'On the test pages, the random number and what is waiting to be sent: until you close the tab.',
        'During a sign-in with GitHub, a one-time key; after an update of the site, the time at which the page reloaded: until you close the tab.',
      ],
    },
    {
      id: 'processors',
      heading: 'Who works for us, and where',
      paragraphs: [
        'Both databases are in Western Europe, because the service we use does not run in Africa. Your request reaches them through the nearest Cloudflare data centre. Cloudflare copies records of sessions, which hold an account number but no name, to its data centres around the world.',
        "The law lets us send data abroad where it stays protected. In Western Europe the GDPR protects it; everywhere else, Cloudflare's data processing terms do.",
      ],
      cards: [
        {
          title: 'Cloudflare',
          rows: [
            [
              'What for',
              'The server, both databases, the network in front of them, and delivering our emails.',
            ],
            ['More', '[Privacy policy of Cloudflare](https://www.cloudflare.com/privacypolicy/)'],
          ],
        },
        {
          title: 'Cloudflare Turnstile, where a form shows it',
          rows: [
            [
              'What for',
              'To tell people from robots. It sees your IP address and how your browser behaves. Where it is not switched on, your browser solves a small puzzle of ours instead, and we ask nobody else.',
            ],
            [
              'More',
              '[Turnstile privacy addendum](https://www.cloudflare.com/turnstile-privacy-policy/)',
            ],
          ],
        },
        {
          title: 'GitHub, if you sign in with it',
          rows: [
            [
              'What for',
              'To tell us which GitHub account is yours. Where it is not switched on, the button is not there.',
            ],
            [
              'More',
              '[GitHub privacy statement](https://docs.github.com/en/site-policy/privacy-policies/github-general-privacy-statement)',
            ],
          ],
        },
        {
          title: 'Have I Been Pwned',
          rows: [
            [
              'What for',
              'To warn you of a password that has been leaked. Our server sends it the first five characters of a hash of the password: not the password, and nothing about you.',
            ],
            ['More', '[Privacy policy of Have I Been Pwned](https://haveibeenpwned.com/Privacy)'],
          ],
        },
        ...(isEmbedding
          ? [
              {
                title: 'The form on the page, where another site provides it',
                rows: [
                  [
                    'What for',
                    'To take your registration or application. What you type there goes to that site, whose own privacy notice applies.',
                  ],
                ] as const,
              },
            ]
          : []),
      ],
      after: [
        `We give personal data to nobody else, unless a court or a law makes us. We do not sell it. Sponsors and partners see only profiles on the [talent list](${paths.ownTalent}), and only people who agreed are on it.`,
        'No machine makes decisions about you: people judge the projects.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights, and how to use them',
      paragraphs: [
        `Most of them are a button. For the rest, ${toAskAboutData('write to us')} from any address. We reply to the address that the data belongs to, so that nobody else can ask in your name. We do what you asked within ${requestTime}, for free.`,
      ],
      cards: [
        {
          title: 'See it, and take it with you',
          rows: [
            [
              'With an account',
              `${download}: one file (JSON) with what we hold about you, without secrets such as the hash of your password.`,
            ],
            [
              'Without one',
              `${toAskAboutData('Write to us')}, or sign up with the address you used: the download includes what was sent from it.`,
            ],
          ],
        },
        {
          title: 'Correct it',
          rows: [
            [
              'Account',
              `[Profile](${paths.account}#profile), [email address](${paths.account}#email).`,
            ],
            ['Team', `Its representative edits it on the [My team page](${paths.account}#team).`],
            ['Anything else', `${toAskAboutData('Write to us')}.`],
          ],
        },
        {
          title: 'Have it deleted',
          rows: [
            [
              'With an account',
              `[Delete my account](${paths.account}#delete): at once, with your messages, hub interests and places in teams. You choose whether the teams you represent and your partner applications go too.`,
            ],
            [
              'Without one',
              `${toAskAboutData('Write to us')}. An administrator looks the address up and deletes it wherever it is stored.`,
            ],
          ],
        },
        {
          title: 'Leave a team that listed you',
          rows: [
            [
              'With an account',
              `Choose “Leave the team” on your [account page](${paths.account}).`,
            ],
            [
              'Without one',
              `You don't need one: ${toAskAboutData('write to us')} and we take you out. If you sign up with that address, you can do it yourself.`,
            ],
          ],
        },
        {
          title: 'Object, or have its use limited',
          rows: [
            ['To being measured', '[Tick the box below](#browser).'],
            [
              'To anything else',
              `${toAskAboutData('Write to us')} and say why. Unless we have a reason that outweighs yours, we stop.`,
            ],
          ],
        },
        {
          title: 'Withdraw your consent',
          rows: [
            [
              'News by email',
              `${toAskAboutData('Write to us')}. We remove it from your application; what we sent before stays lawful.`,
            ],
            [
              'Everything else',
              `Withdraw it where you gave it: your [talent profile](${paths.ownTalent}), your [certificates](${paths.ownCertificates}) and your [card on Find a team](${paths.findTeam}).`,
            ],
          ],
        },
      ],
    },
    {
      id: 'browser',
      heading: 'In this browser',
    },
    {
      id: 'complain',
      heading: 'If you are not satisfied',
      paragraphs: [
        'Please tell us first: we may be able to put it right today. You can also complain to an authority at any time, where you live or work, or where you think the law was broken.',
      ],
      cards: regulators.map(({ id, url }) => ({
        title: laws[id].title,
        rows: [
          ['Law', laws[id].law],
          ['Authority', `[${laws[id].authority}](${url})`],
        ] as const,
      })),
      after: [
        'Other countries have laws of their own. You have the rights on this page wherever you live.',
      ],
    },
    {
      id: 'children',
      heading: `If you are under ${adultAge}`,
      paragraphs: [
        `You may read everything here. Before anyone enters your details, a parent or guardian must agree: the [terms](${paths.terms}#who) say how. We do not ask anyone's age. If we learn that someone under ${adultAge} was registered without that consent, we delete their details.`,
      ],
    },
    {
      id: 'safety',
      heading: 'How we keep it safe',
      paragraphs: [
        'All connections are encrypted. Administrators must use two-step verification, and a log records what they do. We email you about every change to how you sign in.',
        `If data is lost or stolen, we tell the people concerned and the authority as soon as we can, and within ${breachHours} hours where the law sets that limit.`,
      ],
    },
    {
      id: 'changes',
      heading: 'When this page changes',
      paragraphs: [
        'Its date changes with it. The jobs that delete the data each night read their times from the same list.',
      ],
    },
  ],
}
