// Invented messages, applications and hub interests for a local dashboard.
import { consentVersion } from '#content/forms/partner-application.ts'

const sender = (name) => ({ name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com` })

export const sampleMessages = [
  {
    ...sender('Lerato Nkosi'),
    hoursAgo: 1,
    organization: '',
    department: 'registration',
    subject: 'Changing one member',
    message: 'One of our members moves abroad in October. Can we replace her on the My team page?',
  },
  {
    ...sender('Karim Mansour'),
    hoursAgo: 5,
    organization: 'Nile Data Circle',
    department: 'tech',
    subject: 'Transport for submissions',
    message:
      'Our server speaks stdio only.\nIs that enough, or do we need Streamable HTTP as well?',
  },
  {
    ...sender('Solange Mbarga'),
    hoursAgo: 21,
    organization: '',
    department: 'general',
    subject: 'Taking part in French',
    message: 'Bonjour, are the bootcamps recorded with French subtitles?',
  },
  {
    ...sender('Tebogo Molefe'),
    hoursAgo: 29,
    organization: 'Gaborone Weekly',
    department: 'media',
    subject: 'Interview for a radio programme',
    message: 'We would like to talk to two teams from Botswana during the building phase.',
  },
  {
    ...sender('Esi Boateng'),
    hoursAgo: 52,
    organization: 'Accra Makerspace',
    department: 'partnerships',
    subject: 'Room for the Accra hub',
    message: 'We have a room with forty seats and a generator. Whom may we talk to?',
  },
  {
    ...sender('Hery Andria'),
    hoursAgo: 98,
    organization: '',
    department: 'tech',
    subject: 'Data about rainfall',
    message: 'Which open source of rainfall data would you advise for Madagascar?',
  },
]

const applicant = (name, organizationName) => ({
  contactName: name,
  email: sender(name).email,
  organizationName,
  consentVersion,
})

export const sampleApplications = [
  {
    ...applicant('Wanjiru Kamau', 'Sample Cloud Cooperative'),
    hoursAgo: 3,
    organizationType: 'company',
    website: 'https://cloud.example',
    phone: '+254712345678',
    partnershipType: 'gold',
    contributionDetails: 'Hosting credits for every team until the finale.',
    goals: 'Meet engineers who build for weak networks.',
    audienceSize: 'about 3,000 customers',
    previousExperience: 'Two student hackathons in Nairobi.',
    agreedToTerms: true,
    agreedToMarketing: true,
  },
  {
    ...applicant('Cheikh Sarr', 'Sample University of the Coast'),
    hoursAgo: 40,
    organizationType: 'university',
    website: '',
    phone: '',
    partnershipType: 'knowledge',
    contributionDetails: 'Two lecturers as mentors and a translation of the handbook.',
    goals: 'Give students a real open-source project.',
    audienceSize: '1,200 students',
    previousExperience: '',
    agreedToTerms: true,
    agreedToMarketing: false,
  },
  {
    ...applicant('Amel Gharbi', 'Sample Open Maps Group'),
    hoursAgo: 55,
    organizationType: 'community',
    website: 'https://maps.example',
    phone: '+21620123456',
    partnershipType: 'community',
    contributionDetails: 'A workshop about map data and a mirror for slow links.',
    goals: 'More servers that use open map data.',
    audienceSize: '400 members',
    previousExperience: 'Monthly mapping evenings.',
    agreedToTerms: true,
    agreedToMarketing: true,
  },
  {
    ...applicant('Farai Moyo', 'Sample Radio Network'),
    hoursAgo: 120,
    organizationType: 'nonprofit',
    website: '',
    phone: '+263771234567',
    partnershipType: 'hub',
    contributionDetails: 'A studio and a training room in Harare, evenings and weekends.',
    goals: 'Host five local teams.',
    audienceSize: '',
    previousExperience: '',
    agreedToTerms: true,
    agreedToMarketing: false,
  },
]

export const sampleHubInterests = [
  {
    ...sender('Nelson Cossa'),
    hoursAgo: 2,
    kind: 'host',
    hubId: '',
    city: 'Maputo',
    organization: 'Sample Tech Garden',
    message: 'Thirty seats, fibre and a kitchen.',
  },
  {
    ...sender('Adjoua Kouassi'),
    hoursAgo: 26,
    kind: 'join',
    hubId: '',
    city: 'Abidjan',
    organization: '',
    message: '',
  },
  {
    ...sender('Yakubu Bello'),
    hoursAgo: 75,
    kind: 'host',
    hubId: 'lagos',
    city: '',
    organization: 'Sample Yard',
    message: 'We can open from Thursday to Sunday.',
  },
  {
    ...sender('Kojo Asante'),
    hoursAgo: 190,
    kind: 'join',
    hubId: 'accra',
    city: '',
    organization: '',
    message: 'Our team of four would come every Saturday.',
  },
]

/** What the administrator of the sample has written about the oldest of a kind. */
export const sampleEntries = {
  application: {
    kind: 'note',
    text: 'Called on Monday: the studio is free from October. Asks for a stand at the finale.',
  },
  hubInterest: {
    kind: 'answer',
    text: 'Thank you! The hub in Accra opens its list next week.\n\nBring all four of you on the first Saturday.',
    delivery: 'sent',
  },
}
