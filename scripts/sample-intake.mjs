// Invented messages, applications and hub interests for a local dashboard.
import { consentVersion } from '#content/forms/partner-application.ts'

const sender = (name) => ({ name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com` })

export const sampleMessages = [
  {
    ...sender('Lerato Nkosi'),
    organization: '',
    department: 'registration',
    subject: 'Changing one member',
    message: 'One of our members moves abroad in October. Can we replace her on the My team page?',
  },
  {
    ...sender('Karim Mansour'),
    organization: 'Nile Data Circle',
    department: 'tech',
    subject: 'Transport for submissions',
    message:
      'Our server speaks stdio only.\nIs that enough, or do we need Streamable HTTP as well?',
  },
  {
    ...sender('Solange Mbarga'),
    organization: '',
    department: 'general',
    subject: 'Taking part in French',
    message: 'Bonjour, are the bootcamps recorded with French subtitles?',
  },
  {
    ...sender('Tebogo Molefe'),
    organization: 'Gaborone Weekly',
    department: 'media',
    subject: 'Interview for a radio programme',
    message: 'We would like to talk to two teams from Botswana during the building phase.',
  },
  {
    ...sender('Esi Boateng'),
    organization: 'Accra Makerspace',
    department: 'partnerships',
    subject: 'Room for the Accra hub',
    message: 'We have a room with forty seats and a generator. Whom may we talk to?',
  },
  {
    ...sender('Hery Andria'),
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
    kind: 'host',
    hubId: '',
    city: 'Maputo',
    organization: 'Sample Tech Garden',
    message: 'Thirty seats, fibre and a kitchen.',
  },
  {
    ...sender('Adjoua Kouassi'),
    kind: 'join',
    hubId: '',
    city: 'Abidjan',
    organization: '',
    message: '',
  },
  {
    ...sender('Yakubu Bello'),
    kind: 'host',
    hubId: 'lagos',
    city: '',
    organization: 'Sample Yard',
    message: 'We can open from Thursday to Sunday.',
  },
  {
    ...sender('Kojo Asante'),
    kind: 'join',
    hubId: 'accra',
    city: '',
    organization: '',
    message: 'Our team of four would come every Saturday.',
  },
]
