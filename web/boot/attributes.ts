/**
 * The attributes by which markup, style sheets and the scripts outside the app speak to each other. Markup and scripts
 * take the names from here (the build writes them out, so the table costs a reader nothing); style sheets spell them.
 *
 * On `<html>`, for style sheets:
 */
/** The page stands at its top, in browsers whose style sheets cannot tell. */
export const DATA_TOP = 'data-top'
/** The display face is there. */
export const DATA_FACE = 'data-face'
/** All parts of the page have their true heights. */
export const DATA_WHOLE = 'data-whole'
/** This browser holds a session. */
export const DATA_SESSION = 'data-session'
/** It is the session of somebody who may see the dashboard. */
export const DATA_STAFF = 'data-staff'
/** The code of the app could not be loaded. */
export const DATA_APP_FAILED = 'data-app-failed'

/* On `<html>` and `<body>`, from the prerenderer, for scripts: */
/** Which build the page is of. */
export const DATA_BUILD = 'data-build'
/** The app starts with the page. */
export const DATA_START = 'data-start'
/** The status that the page was answered with, where it is not 200. */
export const DATA_STATUS = 'data-status'

/* On parts of a page, from components, for the boot script and the tracker: */
/** Reaching for anything inside starts the app. */
export const DATA_APP = 'data-app'
/** A control that does nothing without the app: a click on it starts the app, and counts once it is there. */
export const DATA_APP_CLICK = 'data-app-click'
/** The box by which a reader asks not to be measured; a page without it is not measured. */
export const DATA_OPT_OUT = 'data-opt-out'
/** Nothing in it is measured but that it was pressed. */
export const DATA_PRIVATE = 'data-private'
/** The name by which a pressed element is counted, whatever its words. */
export const DATA_TRACK = 'data-track'
/** On a form: the name under which what is typed is kept. */
export const DATA_DRAFT = 'data-draft'
/** On a list: the parameter of the address that chooses in it. */
export const DATA_QUERY = 'data-query'
/** On a tab and its panel: the value of `?tab=` that shows them. */
export const DATA_TAB = 'data-tab'
/** A menu that a click beside it or Escape closes. */
export const DATA_DISMISS = 'data-dismiss'
/** The ISO instant to which a clock counts down. */
export const DATA_COUNTDOWN = 'data-countdown'
/** Which number of the clock stands here: `days`, `hours`, `minutes` or `seconds`. */
export const DATA_PART = 'data-part'
/** On a clock, from the boot script: its instant has passed. */
export const DATA_OVER = 'data-over'
/** ISO instants, one space apart, at each of which the words change. */
export const DATA_STAGES = 'data-stages'
/** How many of them have passed. Style sheets show the words of that stage. */
export const DATA_STAGE = 'data-stage'
