import { solveCaptcha } from './requests.ts'

/** Makes a valid contact message with an id of its own. */
export async function makeContact(changes: Record<string, unknown> = {}) {
  const id = crypto.randomUUID()
  return {
    id,
    name: 'Naledi Mokoena',
    email: `naledi.${id.slice(0, 8)}@example.com`,
    organization: 'Kopano Lab',
    department: 'tech',
    subject: 'A question about transports',
    message: 'Does a server over stdio count?\nWe have only that.',
    captcha: await solveCaptcha('contact'),
    ...changes,
  }
}

/** Makes a valid partner application with an id of its own. */
export async function makeApplication(changes: Record<string, unknown> = {}) {
  const id = crypto.randomUUID()
  return {
    id,
    organizationName: 'Umoja Cloud',
    organizationType: 'company',
    website: 'https://umoja.example',
    contactName: 'Wanjiru Kamau',
    email: `wanjiru.${id.slice(0, 8)}@example.com`,
    phone: '+254 712 345678',
    partnershipType: 'gold',
    contributionDetails: 'Credits for all teams.',
    goals: 'Meet people who build.',
    audienceSize: 'about 3,000',
    previousExperience: '',
    agreedToTerms: true,
    agreedToMarketing: true,
    consentVersion: '2025-09-01',
    captcha: await solveCaptcha('partner'),
    ...changes,
  }
}

/** Makes a valid interest in a hub with an id of its own. */
export async function makeHubInterest(changes: Record<string, unknown> = {}) {
  const id = crypto.randomUUID()
  return {
    id,
    kind: 'host',
    hubId: '',
    city: 'Mbabane',
    name: 'Sipho Dlamini',
    email: `sipho.${id.slice(0, 8)}@example.com`,
    organization: '',
    message: 'We have a room for thirty people.',
    captcha: await solveCaptcha('hub'),
    ...changes,
  }
}

/** Makes a valid registration with a name and an id of its own. */
export async function makeTeam(changes: Record<string, unknown> = {}) {
  const id = crypto.randomUUID()
  return {
    id,
    // Mails leave out what could be a telephone number.
    teamName: `Baobab ${id.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)}`,
    country: 'ZM',
    participationMode: 'in-person',
    hubId: 'lusaka',
    trackId: 'education-learning',
    representativeName: 'Thandiwe Phiri',
    representativeEmail: `thandiwe.${id.slice(0, 8)}@example.com`,
    representativePhone: '+260 97 123 4567',
    members: [
      {
        name: 'Thandiwe Phiri',
        email: `thandiwe.${id.slice(0, 8)}@example.com`,
        githubUrl: 'https://github.com/thandiwe',
      },
      {
        name: 'Élodie N’Guessan',
        email: `elodie.${id.slice(0, 8)}@example.com`,
        huggingfaceUrl: 'https://huggingface.co/elodie',
      },
    ],
    captcha: await solveCaptcha('team'),
    ...changes,
  }
}

/** Makes a project that can be handed in, as its first version. */
export function makeProject(changes: Record<string, unknown> = {}) {
  return {
    revision: null as string | null,
    title: 'Mosi',
    summary: 'Water levels of the Zambezi for any assistant',
    description: `# What it does\n\n${'It reads the gauges. '.repeat(10)}`,
    repositoryUrl: 'https://github.com/mosi-team/mosi-server',
    demoUrl: 'https://mosi.example/demo',
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    transport: 'stdio',
    command: 'npx -y mosi-server',
    address: '',
    tools: 'water_level: the level at a gauge today',
    licence: 'MIT',
    languages: 'English, Bemba',
    dataSources: 'Zambezi River Authority, CC BY 4.0',
    ...changes,
  }
}
