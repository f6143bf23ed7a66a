import { event } from '#content/facts/event.ts'
import { evaluationCriteria, prizes } from '#content/facts/judging.ts'
import { adultAge, responsibleParty } from '#content/facts/legal.ts'
import { formatList } from '#content/format/list.ts'
import { formatMoney } from '#content/format/numbers.ts'
import { paths } from '#content/paths.ts'
import * as edition from '../edition.ts'
import { prizeWords } from '../judging.ts'
import { spell } from '../language.ts'
import { appealTime, type LegalPageWords } from '../legal.ts'

const organisers = responsibleParty.name.value || `the organisers of ${event.name}`
const { country } = event.headquarters
const prizeList = formatList(
  prizes.map(
    ({ id, amount }) => `${formatMoney(amount)} for the ${prizeWords[id].place.toLowerCase()}`,
  ),
)

export const termsPage: LegalPageWords = {
  meta: {
    title: 'Terms',
    description: `The rules of ${event.name}: who may take part, who owns the work, how it is judged, what the prizes are and what we answer for.`,
  },
  hero: {
    title: 'The terms, in plain words',
    text: 'What you can expect of us, and what we expect of you.',
  },
  summary: [
    `Taking part is free. A team has ${edition.teamSize} people.`,
    'You own what you build. You publish it under an open-source licence that you choose.',
    `Under ${adultAge}? A parent or guardian must agree before you are registered.`,
    `Be decent to each other: the [code of conduct](${paths.conduct}) is part of these terms.`,
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'What these terms are',
      paragraphs: [
        `They are an agreement between you and ${organisers}, based in ${event.headquarters.city}, ${country}. They apply to this site and to the hackathon. You agree to them when you create an account or register a team.`,
        `What happens to your personal data is on the [privacy page](${paths.privacy}).`,
      ],
    },
    {
      id: 'who',
      heading: 'Who may take part',
      list: [
        `Anyone, in a team of ${edition.teamSize}. The members may live in different cities or countries. Nobody can take part alone.`,
        `If you are under ${adultAge}, a parent or guardian must agree before anyone enters your name, and an adult must represent the team. Ask us if a school takes part. We may ask to see the agreement.`,
        'Organisers may not take part. Judges, mentors and partners may not judge a team that they belong to, work for or are related to.',
      ],
    },
    {
      id: 'registering',
      heading: 'Registering a team',
      list: [
        'Give true details, and keep them up to date on the My team page.',
        'Enter other people only if they have agreed, and show them the privacy page.',
        'The representative speaks for the team towards us, and passes on what we write.',
        'Keep your password to yourself. You answer for what is done with your account, unless someone got in through our fault.',
      ],
      after: [
        `Registration and the deadlines are on the [schedule](${paths.schedule}). We may turn down a registration that breaks these terms, and will say why.`,
      ],
    },
    {
      id: 'work',
      heading: 'Your work stays yours',
      list: [
        'Your team keeps the copyright in everything it builds.',
        'You publish the code on GitHub, under a licence of your choice that the Open Source Initiative has approved.',
        'Use only code, data and pictures that you may use, and say where they come from.',
        'You let us show your project, for free and without a time limit: its name, description, screenshots, a link and the names of the team, on this site and where we tell people about the hackathon. Tell us if you do not want us to show your name.',
        'We make no claim to your idea, and none to a company that you build on it.',
      ],
    },
    {
      id: 'judging',
      heading: 'Judging',
      paragraphs: [
        `Judges score every project that meets the technical requirements by ${spell(evaluationCriteria.length)} criteria. The criteria, their weights and the requirements are on the [Tracks page](${paths.tracks}), and are the same for everyone.`,
        `A judge with a connection to a team does not score it. The judges' decision is final, unless there was a mistake: if a score was added up wrongly or a rule was broken, write to us within ${appealTime} of the results. Someone who did not judge your project will look at it again.`,
      ],
    },
    {
      id: 'prizes',
      heading: 'Prizes',
      list: [
        `The prize pool is ${edition.prizePool} in US dollars: ${prizeList}.`,
        'A prize goes to the whole team. Agree in writing how you will share it: we pay it as all members have confirmed.',
        'Taxes and the fees of your bank are yours. If we cannot send money to your country, we find another way with you.',
        'A team that won by breaking these terms gives the prize back, and the next team gets it.',
      ],
    },
    {
      id: 'site',
      heading: 'Using this site',
      list: [
        "Do not break in, overload it, collect other people's data, or send what is not yours to send.",
        `If you find a weakness, tell us on the [Contact page](${paths.contact}) before anyone else. We take no action against people who look for weaknesses carefully, harm nobody and give us time to fix them.`,
        "Some links lead to other people's sites. We do not answer for what those say or do.",
      ],
    },
    {
      id: 'changes',
      heading: 'When plans change',
      list: [
        'We may move a date, a place or a session when we have to. We say so on the site, and email the representatives of the teams affected.',
        'If we have to cancel the hackathon, you owe us nothing, and your work stays yours. You book travel at your own risk, so ask before you book.',
        'You can leave at any time, without a reason. We can exclude a team that breaks these terms; we listen to it first, unless someone is in danger.',
      ],
    },
    {
      id: 'liability',
      heading: 'What we answer for',
      paragraphs: [
        'The site and the hackathon are free, and run with care. We cannot promise that everything always works, that a mentor is right or that a project will succeed.',
        'As far as the law allows, we are not liable for loss that comes from taking part or from using this site, such as lost data, lost profit or the cost of travel. You answer for your own equipment, and for what your server does.',
        'This does not limit what the law does not let us limit: harm that we cause on purpose or by gross negligence, harm to life or health, and your rights under consumer law.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      paragraphs: [
        `The law of ${country} applies, and its courts decide. If you are a consumer elsewhere, you keep the protection of the law where you live, and can go to the courts there.`,
        `Please [write to us](${paths.contact}) first: people can settle most things between themselves. If part of these terms is not valid in law, the rest still is.`,
      ],
    },
    {
      id: 'versions',
      heading: 'When these terms change',
      paragraphs: [
        'The date above changes with them. The terms of the day on which your team registered apply to it, unless the new ones are better for you. Ask us if you need an earlier version.',
      ],
    },
  ],
}
