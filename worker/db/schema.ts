import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ViewportClass } from '#content/wire/analytics.ts'
import type { Mail } from '#words/mails.ts'

/** Milliseconds since the epoch, set by the database clock of the Worker that writes. */
const createdAt = () => integer('created_at', { mode: 'timestamp_ms' }).notNull()

/**
 * The folded words of a row, each after a space: ` amina okafor example com`. It ends the indexes by which
 * the lists are sorted: one pass over one index finds and counts, which no search, however common its words, makes slow.
 */
const searchText = () => text('search_text').notNull()

export type Role = 'admin' | 'organizer'

// --- Roles ---

export const userRoles = sqliteTable(
  'user_roles',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    role: text('role').$type<Role>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('user_roles_user').on(table.userId),
    index('user_roles_created').on(table.createdAt),
  ],
)

// --- Teams ---

export const teams = sqliteTable(
  'teams',
  {
    /** Made by the browser: the idempotency key of the registration. */
    id: text('id').primaryKey(),
    /** SHA-256 of the registration as it was first sent: tells a repeated request from another one with the same key. */
    formDigest: text('form_digest').notNull(),
    /** New with every change: a change is accepted only by the revision that was read. */
    revision: text('revision').notNull(),
    teamName: text('team_name').notNull(),
    /** The name folded to lower case without accents: two teams may not share it. */
    nameKey: text('name_key').notNull(),
    representativeName: text('representative_name').notNull(),
    representativeEmail: text('representative_email').notNull(),
    representativePhone: text('representative_phone').notNull(),
    country: text('country').notNull(),
    participationMode: text('participation_mode').$type<'in-person' | 'virtual'>().notNull(),
    hubId: text('hub_id'),
    trackId: text('track_id').notNull(),
    /** The account that registered the team, if it was signed in. */
    ownerId: text('owner_id'),
    searchText: searchText(),
    createdAt: createdAt(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('teams_name_key').on(table.nameKey),
    index('teams_created').on(table.createdAt, table.id, table.searchText),
    index('teams_name').on(table.nameKey, table.id, table.searchText),
    index('teams_country').on(table.country, table.id, table.searchText),
    index('teams_mode').on(table.participationMode, table.createdAt, table.id, table.searchText),
    index('teams_owner').on(table.ownerId),
    index('teams_representative').on(table.representativeEmail),
  ],
)

export const teamMembers = sqliteTable(
  'team_members',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    /** The place in the team's own list. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    email: text('email').notNull(),
    githubUrl: text('github_url'),
    huggingfaceUrl: text('huggingface_url'),
    searchText: searchText(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('team_members_email').on(table.teamId, table.email),
    index('team_members_created').on(table.createdAt, table.id, table.searchText),
    index('team_members_name').on(table.nameKey, table.id, table.searchText),
    index('team_members_address').on(table.email, table.id, table.searchText),
  ],
)

// --- Auth ---

export type Assurance = 'aal1' | 'aal2'
/** How a session proved who it is, newest first, as the access token reports it. */
export type AuthMethod = {
  method: 'password' | 'otp' | 'oauth' | 'totp' | 'mfa/recovery_code'
  timestamp: number
}
/** What opened a session; a recovery session may set a password without knowing the old one. */
export type SessionSource =
  | 'password'
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change'
  | 'oauth'
export type TokenKind =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
export type Metadata = Record<string, unknown>

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Lower case. A deleted account keeps only `deleted:` and its id. */
    email: text('email').notNull(),
    /** `scrypt$…`, or null for an account that has never chosen a password. */
    passwordHash: text('password_hash'),
    /**
     * What somebody chose who signed up with this address although it has an account. It opens nothing: a sign-in with it
     * is answered like one with an account that waits for its mail, so that nobody learns which of the two it is.
     */
    decoyHash: text('decoy_hash'),
    decoyAt: moment('decoy_at'),
    emailConfirmedAt: moment('email_confirmed_at'),
    newEmail: text('new_email'),
    /** Bit 1: the current address agreed to the change, bit 2: the new one did. */
    emailChangeConfirmed: integer('email_change_confirmed').notNull().default(0),
    userMetadata: text('user_metadata', { mode: 'json' }).$type<Metadata>().notNull(),
    appMetadata: text('app_metadata', { mode: 'json' }).$type<Metadata>().notNull(),
    invitedAt: moment('invited_at'),
    confirmationSentAt: moment('confirmation_sent_at'),
    recoverySentAt: moment('recovery_sent_at'),
    emailChangeSentAt: moment('email_change_sent_at'),
    reauthenticationSentAt: moment('reauthentication_sent_at'),
    lastSignInAt: moment('last_sign_in_at'),
    bannedUntil: moment('banned_until'),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_new_email').on(table.newEmail),
    index('users_created').on(table.createdAt),
    index('users_alive').on(table.deletedAt, table.createdAt, table.id),
  ],
)

export const identities = sqliteTable(
  'identities',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    provider: text('provider').$type<'email' | 'github'>().notNull(),
    providerId: text('provider_id').notNull(),
    email: text('email'),
    identityData: text('identity_data', { mode: 'json' }).$type<Metadata>().notNull(),
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('identities_provider').on(table.provider, table.providerId),
    uniqueIndex('identities_user').on(table.userId, table.provider),
  ],
)

export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The refresh token that is valid now carries this number; the one before it may be shown again. */
    refreshCounter: integer('refresh_counter').notNull().default(0),
    aal: text('aal').$type<Assurance>().notNull(),
    methods: text('methods', { mode: 'json' }).$type<AuthMethod[]>().notNull(),
    source: text('source').$type<SessionSource>().notNull(),
    userAgent: text('user_agent'),
    address: text('address'),
    createdAt: createdAt(),
    refreshedAt: moment('refreshed_at').notNull(),
    /** When the KV record was last written; it is renewed once a day. */
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_refreshed').on(table.refreshedAt),
  ],
)

/** Links and codes sent by mail. Only hashes are kept. */
export const oneTimeTokens = sqliteTable(
  'one_time_tokens',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<TokenKind>().notNull(),
    /** The address the mail went to. */
    email: text('email').notNull(),
    linkHash: text('link_hash'),
    linkExpiresAt: moment('link_expires_at'),
    codeHash: text('code_hash').notNull(),
    codeExpiresAt: moment('code_expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method').$type<'s256' | 'plain'>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('one_time_tokens_user').on(table.userId, table.kind),
    uniqueIndex('one_time_tokens_link').on(table.linkHash),
    index('one_time_tokens_created').on(table.createdAt),
  ],
)

/** A sign-in that leaves the site (GitHub) or comes back by mail, until its code is exchanged. */
export const flowStates = sqliteTable(
  'flow_states',
  {
    /** SHA-256 of the `state` that the provider hands back. */
    id: text('id').primaryKey(),
    source: text('source').$type<SessionSource>().notNull(),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method').$type<'s256' | 'plain'>(),
    redirectTo: text('redirect_to'),
    /** The signed-in account that asked to link the identity. */
    linkUserId: text('link_user_id'),
    /** SHA-256 of the code handed to the browser. */
    authCodeHash: text('auth_code_hash'),
    userId: text('user_id'),
    /** The provider's tokens, encrypted, until the code is exchanged. */
    sealedTokens: text('sealed_tokens'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('flow_states_code').on(table.authCodeHash),
    index('flow_states_expires').on(table.expiresAt),
  ],
)

export const factors = sqliteTable(
  'factors',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status').$type<'verified' | 'unverified'>().notNull(),
    friendlyName: text('friendly_name'),
    /** AES-GCM, under a key derived from SERVER_KEY. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The 30-second step of the last accepted code: no code works twice. */
    lastUsedStep: integer('last_used_step').notNull().default(0),
    lastChallengedAt: moment('last_challenged_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('factors_name').on(table.userId, table.friendlyName),
    index('factors_user').on(table.userId),
  ],
)

export const factorChallenges = sqliteTable(
  'factor_challenges',
  {
    id: text('id').primaryKey(),
    factorId: text('factor_id').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('factor_challenges_factor').on(table.factorId),
    index('factor_challenges_expires').on(table.expiresAt),
  ],
)

export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: text('id').primaryKey(),
    /** The codes made together share one set. */
    setId: text('set_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('recovery_codes_code').on(table.userId, table.codeHash)],
)

/** Counters of what may be tried only so often. The key is a keyed hash: no address or e-mail is stored here. */
export const attempts = sqliteTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [index('attempts_started').on(table.startedAt)],
)

export const auditLog = sqliteTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    action: text('action').notNull(),
    actorId: text('actor_id'),
    subjectId: text('subject_id'),
    address: text('address'),
    details: text('details', { mode: 'json' }).$type<Metadata>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_created').on(table.createdAt),
    index('audit_log_subject').on(table.subjectId, table.createdAt),
  ],
)

// --- Captcha ---

/** Solved challenges, until they would have expired anyway: each works once. */
export const usedCaptchas = sqliteTable(
  'used_captchas',
  { id: text('id').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('used_captchas_expires').on(table.expiresAt)],
)

// --- Intake ---

/** What the organisers have done about a message. */
export type MessageStatus = 'new' | 'done'
export type ApplicationStatus = 'new' | 'talking' | 'accepted' | 'declined'

export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    formDigest: text('form_digest').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    organization: text('organization'),
    department: text('department').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    status: text('status').$type<MessageStatus>().notNull(),
    searchText: searchText(),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt, table.id, table.searchText),
    index('contact_messages_status').on(table.status, table.createdAt, table.id),
  ],
)

export const partnerApplications = sqliteTable(
  'partner_applications',
  {
    id: text('id').primaryKey(),
    formDigest: text('form_digest').notNull(),
    organizationName: text('organization_name').notNull(),
    organizationType: text('organization_type').notNull(),
    website: text('website'),
    contactName: text('contact_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    /** A tier of the sponsors page or a kind of partnership of the partner page. */
    partnershipType: text('partnership_type').notNull(),
    contributionDetails: text('contribution_details').notNull(),
    goals: text('goals').notNull(),
    audienceSize: text('audience_size'),
    previousExperience: text('previous_experience'),
    /** The date of the wording that was agreed to. */
    consentVersion: text('consent_version').notNull(),
    agreedToTermsAt: integer('agreed_to_terms_at', { mode: 'timestamp_ms' }).notNull(),
    agreedToMarketingAt: integer('agreed_to_marketing_at', { mode: 'timestamp_ms' }),
    status: text('status').$type<ApplicationStatus>().notNull(),
    searchText: searchText(),
    createdAt: createdAt(),
  },
  (table) => [
    index('partner_applications_created').on(table.createdAt, table.id, table.searchText),
    index('partner_applications_status').on(table.status, table.createdAt, table.id),
  ],
)

export const hubInterests = sqliteTable(
  'hub_interests',
  {
    id: text('id').primaryKey(),
    formDigest: text('form_digest').notNull(),
    kind: text('kind').$type<'host' | 'join'>().notNull(),
    /** One of our hubs, else null and `city` names the place. */
    hubId: text('hub_id'),
    city: text('city').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    organization: text('organization'),
    message: text('message'),
    searchText: searchText(),
    createdAt: createdAt(),
  },
  (table) => [
    index('hub_interests_created').on(table.createdAt, table.id, table.searchText),
    index('hub_interests_city').on(table.city, table.id),
  ],
)

// --- Mail ---

/**
 * Acknowledgements that are on their way: written together with what they acknowledge, gone once the mail service has
 * taken them. What a Worker that ended left behind is sent later.
 */
export const outgoingMails = sqliteTable(
  'outgoing_mails',
  {
    /** The key of the form that the mail acknowledges. */
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    copy: text('copy', { mode: 'json' }).$type<Mail>().notNull(),
    url: text('url').notNull(),
    /** Until then whoever began to send it is at work. */
    dueAt: moment('due_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('outgoing_mails_due').on(table.dueAt)],
)

// --- Analytics ---
// Sessions, page views and clicks are known by the 53-bit random number that the visitor's browser made: as an
// integer primary key it is the row's own place, so a row costs one write and needs no second index.
// Times are ISO text in UTC, which sorts as it reads. Everything merges by min, max or "ignore", never by order of arrival.

const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull()
const counter = (name: string) => integer(name).notNull().default(0)

export const analyticsSessions = sqliteTable(
  'figma_analytics_sessions',
  {
    sessionId: integer('session_id').primaryKey(),
    userAgent: text('user_agent').notNull(),
    referrer: text('referrer'),
    startedAt: text('started_at').notNull(),
    /** When the Worker last heard of the session. */
    seenAt: text('seen_at').notNull(),
    /** The latest page view: where the session is, or where it ended. Told by the browser's own clock, which only orders. */
    lastViewClock: integer('last_view_clock').notNull(),
    lastViewId: integer('last_view_id').notNull(),
    lastPath: text('last_path').notNull(),
    /** How far it came towards registering: see `funnelSteps`. */
    furthestStep: integer('furthest_step').notNull(),
    country: text('country'),
    language: text('language'),
    device: text('device').$type<ViewportClass>().notNull(),
    isBot: flag('is_bot'),
  },
  (table) => [index('figma_analytics_sessions_started').on(table.startedAt)],
)

export const analyticsPageViews = sqliteTable('figma_analytics_page_views', {
  id: integer('id').primaryKey(),
  sessionId: integer('session_id').notNull(),
  pagePath: text('page_path').notNull(),
  pageTitle: text('page_title').notNull(),
  enteredAt: text('entered_at').notNull(),
  leftAt: text('left_at'),
  scrollDepth: integer('scroll_depth').notNull(),
  viewportClass: text('viewport_class').$type<ViewportClass>().notNull(),
  viewportHeight: integer('viewport_height').notNull(),
  documentHeight: integer('document_height').notNull(),
  build: text('build').notNull(),
  isBot: flag('is_bot'),
})

export const analyticsTime = sqliteTable('figma_analytics_time', {
  pageViewId: integer('page_view_id').primaryKey(),
  sessionId: integer('session_id').notNull(),
  pagePath: text('page_path').notNull(),
  /** Milliseconds in which the page was visible. */
  activeMs: integer('active_ms').notNull(),
  /** Milliseconds from entering to leaving. */
  wallMs: integer('wall_ms').notNull(),
})

export const analyticsScroll = sqliteTable(
  'figma_analytics_scroll',
  {
    sessionId: integer('session_id').notNull(),
    pagePath: text('page_path').notNull(),
    maxScrollDepth: integer('max_scroll_depth').notNull(),
    firstAt: text('first_at').notNull(),
    isBot: flag('is_bot'),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.pagePath] })],
)

export const analyticsHeatmap = sqliteTable('figma_analytics_heatmap', {
  id: integer('id').primaryKey(),
  sessionId: integer('session_id').notNull(),
  pageViewId: integer('page_view_id').notNull(),
  pagePath: text('page_path').notNull(),
  occurredAt: text('occurred_at').notNull(),
  elementSelector: text('element_selector').notNull(),
  elementText: text('element_text'),
  clickX: integer('click_x').notNull(),
  clickY: integer('click_y').notNull(),
  viewportWidth: integer('viewport_width').notNull(),
  viewportHeight: integer('viewport_height').notNull(),
  scrollX: integer('scroll_x').notNull(),
  scrollY: integer('scroll_y').notNull(),
  /** The place inside the element, 0 to 10 000 of its width and height. */
  elementX: integer('element_x').notNull(),
  elementY: integer('element_y').notNull(),
  documentHeight: integer('document_height').notNull(),
  viewportClass: text('viewport_class').$type<ViewportClass>().notNull(),
  build: text('build').notNull(),
  isDead: flag('is_dead'),
  isRage: flag('is_rage'),
  isBot: flag('is_bot'),
  /** The attempt that stored the click: what it stored it counts, and nothing else. */
  ingestId: integer('ingest_id').notNull(),
})

/** Rollup: one row per day and page. Bots are counted in their own column only. */
export const analyticsDailyPages = sqliteTable(
  'figma_analytics_daily_pages',
  {
    day: text('day').notNull(),
    pagePath: text('page_path').notNull(),
    views: counter('views'),
    botViews: counter('bot_views'),
    activeMs: counter('active_ms'),
    wallMs: counter('wall_ms'),
    sessions: counter('sessions'),
    /** Sum of the deepest percentage of each session on the page. */
    depthSum: counter('depth_sum'),
    exits: counter('exits'),
  },
  (table) => [primaryKey({ columns: [table.day, table.pagePath] })],
)

export type VisitKind = 'all' | 'referrer' | 'country' | 'language' | 'device' | 'step'

/** Rollup: sessions per day, in all (`kind` 'all') and by where they came from. */
export const analyticsDailyVisits = sqliteTable(
  'figma_analytics_daily_visits',
  {
    day: text('day').notNull(),
    kind: text('kind').$type<VisitKind>().notNull(),
    value: text('value').notNull(),
    visits: counter('visits'),
    bots: counter('bots'),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.value] })],
)

/** Rollup: how many views reached which twentieth of the page, and how high screen and page were. */
export const analyticsScrollBands = sqliteTable(
  'figma_analytics_scroll_bands',
  {
    pagePath: text('page_path').notNull(),
    viewportClass: text('viewport_class').$type<ViewportClass>().notNull(),
    /** Depth in twentieths, 0 to 20. */
    band: integer('band').notNull(),
    views: counter('views'),
    viewportHeightSum: counter('viewport_height_sum'),
    documentHeightSum: counter('document_height_sum'),
  },
  (table) => [primaryKey({ columns: [table.pagePath, table.viewportClass, table.band] })],
)

/** Rollup: clicks per element and cell of a grid laid over the element, with the sums of their places in the element. */
export const analyticsHeatCells = sqliteTable(
  'figma_analytics_heat_cells',
  {
    pagePath: text('page_path').notNull(),
    viewportClass: text('viewport_class').$type<ViewportClass>().notNull(),
    selector: text('selector').notNull(),
    /** Row × 20 + column. */
    cell: integer('cell').notNull(),
    clicks: counter('clicks'),
    dead: counter('dead'),
    rage: counter('rage'),
    xSum: counter('x_sum'),
    ySum: counter('y_sum'),
  },
  (table) => [
    primaryKey({ columns: [table.pagePath, table.viewportClass, table.selector, table.cell] }),
  ],
)

/** Why events were refused, without anything of what they held. */
export const analyticsRejected = sqliteTable(
  'figma_analytics_rejected',
  {
    /** Names the refused request. */
    id: integer('id').notNull(),
    reason: text('reason').notNull(),
    day: text('day').notNull(),
    events: integer('events').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.reason] })],
)

/** Queue messages that could not be stored, kept until an admin sends them again. */
export const deadEvents = sqliteTable(
  'dead_events',
  {
    /** The queue's id of the message. */
    id: text('id').primaryKey(),
    body: text('body').notNull(),
    events: integer('events').notNull(),
    diedAt: text('died_at').notNull(),
    replayedAt: text('replayed_at'),
  },
  (table) => [index('dead_events_died').on(table.diedAt)],
)
