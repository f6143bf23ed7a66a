import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { contactSchema } from '#content/forms/contact.ts'
import { hubInterestSchema } from '#content/forms/hub-interest.ts'
import { partnerApplicationSchema } from '#content/forms/partner-application.ts'
import { receivedTeam } from '#content/forms/received-team.ts'
import { setupAdminSchema } from '#content/forms/setup-admin.ts'
import { signInSchema } from '#content/forms/sign-in.ts'
import { signUpSchema } from '#content/forms/sign-up.ts'
import { teamChangesSchema, teamLimits, teamSchema } from '#content/forms/team.ts'
import { departments } from '#content/wire/departments.ts'
import { organizationTypes } from '#content/wire/organization-types.ts'
import { contactPage } from '#words/pages/contact.ts'
import { partnerForm } from '#words/pages/partner-form.ts'

/** The first message of each field, as a form shows it. */
function messagesOf(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of schema.safeParse(value).error?.issues ?? [])
    fields[issue.path.join('.')] ??= issue.message
  return fields
}

const id = '0b0e8a3c-3d0e-4d43-9a55-6d2f3c1b7a11'

const signUp = {
  firstName: 'Amara',
  lastName: 'Nwosu',
  email: 'amara@example.com',
  countryCode: '+234',
  phoneNumber: '803 123 4567',
  country: 'NG',
  githubLink: '',
  password: 'a calm river',
  confirmPassword: 'a calm river',
  captcha: 'token',
}

const team = {
  id,
  teamName: 'Baobab',
  country: 'ZM',
  participationMode: 'in-person',
  hubId: 'lusaka',
  trackId: 'open-innovation',
  representativeName: 'Thandiwe Phiri',
  representativeEmail: 'thandiwe@example.com',
  representativePhone: '+260971234567',
  members: [
    { name: 'Thandiwe Phiri', email: 'thandiwe@example.com' },
    { name: 'Kwame Mensah', email: 'kwame@example.com' },
  ],
  captcha: 'token',
}

const contact = {
  id,
  name: 'Li',
  email: 'li@example.com',
  department: 'general',
  subject: 'Hello',
  message: 'Ten letter',
  captcha: 'token',
}

const application = {
  id,
  organizationName: 'Umoja',
  organizationType: 'startup',
  contactName: 'Wanjiru',
  email: 'wanjiru@example.com',
  partnershipType: 'hub',
  contributionDetails: 'A room for thirty.',
  goals: 'Host local teams.',
  agreedToTerms: true,
  consentVersion: '2025-09-01',
  captcha: 'token',
}

const interest = {
  id,
  kind: 'join',
  city: 'Tamale',
  name: 'Sipho',
  email: 'sipho@example.com',
  captcha: 'token',
}

test('sign-in says what is wrong in the words of the specification', () => {
  expect(messagesOf(signInSchema, { email: 'x', password: '12345' })).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
  })
  expect(messagesOf(signInSchema, { email: 'a@b.co', password: '123456' })).toEqual({})
})

test('sign-up says what is wrong in the words of the specification', () => {
  const empty = Object.fromEntries(Object.keys(signUp).map((name) => [name, '']))
  const expected = {
    firstName: 'First name must be at least 2 characters',
    lastName: 'Last name must be at least 2 characters',
    email: 'Please enter a valid email address',
    countryCode: 'Please select a country code',
    phoneNumber: 'Please enter a valid phone number',
    country: 'Please select your country',
    password: 'Password must be at least 6 characters',
    confirmPassword: 'Please confirm your password',
    captcha: 'Please complete the captcha verification',
  }
  expect(messagesOf(signUpSchema, empty)).toEqual(expected)
  expect(messagesOf(signUpSchema, {})).toEqual(expected)
  expect(messagesOf(signUpSchema, { ...signUp, githubLink: 'not a link' })).toEqual({
    githubLink: 'Please enter a valid GitHub URL',
  })
  expect(messagesOf(signUpSchema, { ...signUp, phoneNumber: '(--) ---- 12345' })).toEqual({
    phoneNumber: expected.phoneNumber,
  })
  expect(messagesOf(signUpSchema, signUp)).toEqual({})
})

test('two different passwords are reported at the second field, even while other fields are empty', () => {
  const different = { ...signUp, confirmPassword: 'another river' }
  expect(messagesOf(signUpSchema, different)).toEqual({ confirmPassword: "Passwords don't match" })
  expect(messagesOf(signUpSchema, { ...different, country: '', firstName: '' })).toMatchObject({
    confirmPassword: "Passwords don't match",
  })
})

test('the first administrator needs an address', () => {
  expect(messagesOf(setupAdminSchema, { email: ' ' })).toEqual({
    email: 'Please enter an email address',
  })
})

test('the contact form says what is wrong in the words of the specification', () => {
  expect(messagesOf(contactSchema, { id, captcha: 'token' })).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Invalid email address',
    department: 'Please select a department',
    subject: 'Subject must be at least 5 characters',
    message: 'Message must be at least 10 characters',
  })
  expect(messagesOf(contactSchema, contact)).toEqual({})
})

test('the lists of the schemas are those of the pages', () => {
  expect(Object.keys(contactPage.form.departments)).toEqual([...departments])
  expect(Object.keys(partnerForm.organizationTypes)).toEqual([...organizationTypes])
})

test('a team of two to five people is accepted, one of one or six is not', () => {
  const sized = (size: number) => ({
    ...team,
    members: Array.from({ length: size }, (_, index) => ({
      name: 'Somebody',
      email: `m${index}@example.com`,
    })),
  })
  for (const size of [2, 3, 4, 5]) expect(messagesOf(teamSchema, sized(size))).toEqual({})
  expect(messagesOf(teamSchema, sized(1))).toEqual({ members: 'A team needs at least 2 members' })
  expect(messagesOf(teamSchema, sized(6))).toEqual({ members: 'A team can have at most 5 members' })
})

test('a hub is needed in person only', () => {
  const hubless = { ...team, hubId: '' }
  expect(messagesOf(teamSchema, hubless)).toEqual({ hubId: 'Please choose a hub' })
  expect(messagesOf(teamSchema, { ...hubless, hubId: undefined })).toEqual({
    hubId: 'Please choose a hub',
  })
  expect(messagesOf(teamSchema, { ...team, hubId: 'atlantis' })).toEqual({
    hubId: 'Please choose a hub',
  })
  expect(messagesOf(teamSchema, { ...hubless, participationMode: 'virtual' })).toEqual({})
})

test('one address is one member, however it is written', () => {
  const twice = {
    ...team,
    members: [team.members[0], { name: 'Twin', email: ' Thandiwe@Example.com' }],
  }
  expect(messagesOf(teamSchema, twice)).toEqual({
    'members.1.email': 'This email address is already used for another member',
  })
})

test('profile links lead to the site they name', () => {
  const withLinks = (links: object) => ({
    ...team,
    members: [{ ...team.members[0], ...links }, team.members[1]],
  })
  const good = [
    { githubUrl: 'https://github.com/thandiwe' },
    { githubUrl: 'https://www.github.com/thandiwe?tab=repositories' },
    { huggingfaceUrl: 'https://huggingface.co/thandiwe' },
    { githubUrl: '', huggingfaceUrl: ' ' },
  ]
  for (const links of good)
    expect(messagesOf(teamSchema, withLinks(links)), JSON.stringify(links)).toEqual({})
  const bad = [
    'javascript:alert(1)//github.com/x',
    'https://github.com.evil.example/x',
    'https://github.com@evil.example/x',
    'https://evil.example/github.com/x',
    'https://github.com/',
    'https://github.com/a"onclick="x',
    'github.com/thandiwe',
  ]
  for (const githubUrl of bad) {
    expect(messagesOf(teamSchema, withLinks({ githubUrl })), githubUrl).toEqual({
      'members.0.githubUrl': 'Please enter a valid GitHub URL',
    })
  }
})

test('the website of a partner is an http address', () => {
  for (const website of [
    'https://umoja.example',
    'http://www.école.ci/partenaires?x=1',
    'https://a.co:8443',
  ]) {
    expect(messagesOf(partnerApplicationSchema, { ...application, website }), website).toEqual({})
  }
  for (const website of [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'umoja',
    'https://a b.co',
    '//a.co',
  ]) {
    expect(
      messagesOf(partnerApplicationSchema, { ...application, website }),
      website,
    ).toHaveProperty('website')
  }
})

test('a phone number is kept as its international form', () => {
  const written = ['+260 97 123-4567', '00260971234567', '+260 (0)97 1234567', ' +260.97.123.4567 ']
  for (const representativePhone of written) {
    expect(teamSchema.parse({ ...team, representativePhone }).representativePhone).toBe(
      '+260971234567',
    )
  }
  for (const representativePhone of [
    '09712',
    '+12',
    'call me',
    '+2609712345678901',
    '0971234567890123',
    '',
  ]) {
    expect(messagesOf(teamSchema, { ...team, representativePhone })).toHaveProperty(
      'representativePhone',
    )
  }
})

test('a phone number that is written as at home gets the dial code of the team’s country', () => {
  const stored = (country: string, representativePhone: string) =>
    receivedTeam.parse({ ...team, country, representativePhone }).representativePhone
  expect(stored('ZM', '097 1234567')).toBe('+260971234567')
  expect(stored('ZM', '97 1234567')).toBe('+260971234567')
  expect(stored('ZM', '260 97 1234567')).toBe('+260971234567')
  expect(stored('KE', '+260 97 1234567')).toBe('+260971234567')
  // Abidjan's numbers keep their zero.
  expect(stored('CI', '07 07 12 34 56')).toBe('+2250707123456')
})

test('text is trimmed and composed, addresses are lower case', () => {
  const written = {
    ...team,
    teamName: '  E\u0301toile  ',
    representativeEmail: ' Thandiwe@Example.COM ',
  }
  expect(teamSchema.parse(written)).toMatchObject({
    teamName: 'Étoile',
    representativeEmail: 'thandiwe@example.com',
  })
  expect(contactSchema.parse({ ...contact, message: ' One\r\n\ttwo three ' }).message).toBe(
    'One\n two three',
  )
})

test.each([
  'a\u0000b',
  'a\u001bb',
  'a\u0085b',
  'a\nb',
  'a\tb',
  'a\u202eb',
  'a\u2066b',
  'a\ud800b',
  'a\u2028b',
  'a\ufeffb',
])('a name with a hidden character is refused: %j', (teamName) => {
  expect(messagesOf(teamSchema, { ...team, teamName })).toEqual({
    teamName: "This contains characters we can't accept. Please remove them.",
  })
})

test.each(['Equipe Étoile', 'فريق النيل', 'የአባይ ቡድን', 'Ọ̀yẹ́ 🚀', "N'Djamena", '40+ Nodes'])(
  'the name %s is fine',
  (teamName) => {
    expect(messagesOf(teamSchema, { ...team, teamName })).toEqual({})
  },
)

test('a name without letters or digits is refused', () => {
  expect(messagesOf(teamSchema, { ...team, teamName: '🚀🚀' })).toHaveProperty('teamName')
})

test.each([
  'a@b',
  'a@b.c',
  '@b.co',
  'a@@b.co',
  'a b@c.co',
  'a..b@c.co',
  '.a@c.co',
  'a@-b.co',
  'a@b..co',
  'a@1.2.3.4',
  'ä@b.co',
])('%s is no address we can write to', (email) => {
  expect(messagesOf(signInSchema, { email, password: '123456' })).toHaveProperty('email')
})

test.each([
  "o'neil+team@mail.example.co.za",
  'a&b@x-y.africa',
  'x_1@xn--bcher-kva.example',
  'A@B.CO',
])('%s is an address', (email) => {
  expect(messagesOf(signInSchema, { email, password: '123456' })).toEqual({})
})

test('a text longer than its field is refused with its limit', () => {
  const teamName = 'x'.repeat(teamLimits.teamName.most + 1)
  expect(messagesOf(teamSchema, { ...team, teamName })).toEqual({
    teamName: 'Team name must be at most 60 characters',
  })
  expect(messagesOf(contactSchema, { ...contact, message: 'x'.repeat(5001) })).toEqual({
    message: 'Message must be at most 5000 characters',
  })
})

test('a change of a team needs the revision that was read, and no captcha', () => {
  const { id: _id, captcha: _captcha, ...details } = team
  expect(messagesOf(teamChangesSchema, { ...details, revision: id })).toEqual({})
  expect(messagesOf(teamChangesSchema, details)).toEqual({ revision: 'Please reload the page' })
})

test('an application needs consent to the terms and nothing optional', () => {
  expect(messagesOf(partnerApplicationSchema, application)).toEqual({})
  for (const agreedToTerms of [false, undefined, 'true', 1]) {
    expect(messagesOf(partnerApplicationSchema, { ...application, agreedToTerms })).toEqual({
      agreedToTerms: 'Please agree before you send your application',
    })
  }
})

test('interest in a hub needs one of ours or a city', () => {
  expect(messagesOf(hubInterestSchema, interest)).toEqual({})
  expect(messagesOf(hubInterestSchema, { ...interest, city: '', hubId: 'accra' })).toEqual({})
  expect(messagesOf(hubInterestSchema, { ...interest, city: '' })).toEqual({
    city: 'Please choose a hub or enter your city',
  })
})

test.each([null, 42, 'text', [], undefined])('%j is no form', (value) => {
  for (const schema of [
    signInSchema,
    signUpSchema,
    contactSchema,
    teamSchema,
    partnerApplicationSchema,
    hubInterestSchema,
  ]) {
    expect(schema.safeParse(value).success).toBe(false)
  }
})
