/**
 * The attributes shared by markup, style sheets and the scripts outside the app. Markup and scripts import the names from
 * here (the build inlines them, so the table costs readers nothing); style sheets spell them out.
 *
 * On `<html>`, for style sheets:
 */
/** The page is scrolled to its top; set only in browsers without scroll-driven animations. */
export const DATA_TOP = 'data-top'
/** The display face has loaded. */
export const DATA_FACE = 'data-face'
/** The styles of everything below the first screen have not arrived yet. */
export const DATA_UNSTYLED = 'data-unstyled'
/** All parts of the page are laid out at their real heights. */
export const DATA_WHOLE = 'data-whole'
/** This browser holds a session. */
export const DATA_SESSION = 'data-session'
/** The session belongs to somebody who may see the dashboard. */
export const DATA_STAFF = 'data-staff'
/** The app's code could not be loaded. */
export const DATA_APP_FAILED = 'data-app-failed'

/**
 * The stage of the edition: how many of its instants had passed when the page was made, until the inline script sets it
 * before the first paint.
 */
export const DATA_STAGE = 'data-stage'
/** A space for each day of the edition that has begun, so that `[data-days^='   ']` matches from the third day on. */
export const DATA_DAYS = 'data-days'

/* On `<html>` and `<body>`, from the prerenderer, for scripts: */
/** The build that the page comes from. */
export const DATA_BUILD = 'data-build'
/**
 * The app starts with the page; on a form, if this browser holds a session. On a page that needs a session, the value is the
 * address of the sign-in up to its query.
 */
export const DATA_START = 'data-start'
/** The HTTP status of the page, if it is not 200. */
export const DATA_STATUS = 'data-status'

/* On parts of a page, from components, for the boot script and the tracker: */
/** Interacting with anything inside starts the app. */
export const DATA_APP = 'data-app'
/** A control that needs the app: a click on it starts the app and is repeated once the app is ready. */
export const DATA_APP_CLICK = 'data-app-click'
/** The opt-out box of analytics; a page without it is not measured. */
export const DATA_OPT_OUT = 'data-opt-out'
/** No click inside is recorded, nor the text of an element that contains it. */
export const DATA_PRIVATE = 'data-private'
/** The name under which clicks on an element are counted, whatever its text. */
export const DATA_TRACK = 'data-track'
/** On a form: the name under which its draft is stored. */
export const DATA_DRAFT = 'data-draft'
/** On a sheet of a form: nothing in it is missing. */
export const DATA_COMPLETE = 'data-complete'
/** On a list, a text field or each button of a group: the query parameter that fills it in. */
export const DATA_QUERY = 'data-query'
/** On a tab and its panel: the value of `?tab=` that shows them. */
export const DATA_TAB = 'data-tab'
/** A menu that closes on Escape or on a click outside it. */
export const DATA_DISMISS = 'data-dismiss'
/** On a countdown: its ISO instant. */
export const DATA_COUNTDOWN = 'data-countdown'
/** On the part of the home page that shows the winners: where they are asked for. */
export const DATA_WINNERS = 'data-winners'
/** The stages of the edition in which an element shows, separated by spaces. */
export const DATA_WHEN = 'data-when'
