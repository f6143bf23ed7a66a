import { event, product } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { capitalise, spell } from './language.ts'

export type Link = { label: string; href: string }

/** The words of the bar, the drawer and the footer, and those that all pages share. */
export const site = {
  name: event.name,
  product,
  skip: 'Skip to content',
  menu: { open: 'Menu', close: 'Close menu', title: 'Menu', more: 'More' },
  navigation: {
    label: 'Main',
    bar: [
      { label: 'Home', href: paths.home },
      { label: 'About', href: paths.about },
      { label: 'Tracks', href: paths.tracks },
      { label: 'Schedule', href: paths.schedule },
      { label: 'Partners', href: paths.sponsors },
    ],
    more: [
      { label: 'Partners', href: paths.partner },
      { label: 'Team', href: paths.team },
      { label: 'Resources', href: paths.resources },
      { label: 'FAQ', href: paths.faq },
    ],
    last: { label: 'Contact', href: paths.contact },
    blog: { label: 'Blog', href: paths.blog },
    partner: { label: 'Become a Partner', href: paths.sponsors },
    /** For the drawer, where no menu tells the two links named Partners apart. */
    partnerInDrawer: 'Ways to partner',
    join: { label: 'Join Hackathon', href: paths.register },
    /** Replaces the link to the registration while it is not open. */
    dates: { label: 'View Schedule', href: paths.schedule },
    signIn: { label: 'Sign in', href: paths.auth },
    account: { label: 'Account', href: paths.account },
    dashboard: { label: 'Dashboard', href: paths.admin },
    signOut: 'Sign out',
  },
  footer: {
    label: 'Footer',
    intro: `${capitalise(spell(event.weeks))} weeks of open work on Model Context Protocol servers, in ${event.cities}+ African cities and online.`,
    event: {
      title: 'Event',
      links: [
        { label: 'About', href: paths.about },
        { label: 'Tracks', href: paths.tracks },
        { label: 'Partners', href: paths.sponsors },
        { label: 'Schedule', href: paths.schedule },
      ],
    },
    resources: {
      title: 'Resources',
      links: [
        { label: 'MCP documentation', href: 'https://modelcontextprotocol.io' },
        { label: 'MCP specification', href: 'https://modelcontextprotocol.io/specification' },
        { label: 'Resources', href: paths.resources },
        { label: 'Blog', href: paths.blog },
        { label: 'Team', href: paths.team },
        { label: 'FAQ', href: paths.faq },
        { label: 'Contact', href: paths.contact },
      ],
    },
    social: {
      title: 'Follow',
      sample: true,
      links: [
        { label: 'GitHub', href: 'https://github.com/modelcontextprotocol' },
        { label: 'Articles by feed', href: paths.feed },
      ],
    },
    account: {
      title: 'Take part',
      links: [
        { label: 'Registration', href: paths.register },
        { label: 'Sign in', href: paths.auth },
        { label: 'Account', href: paths.account },
      ],
    },
    credit: `Organised from ${event.headquarters.city}, ${event.headquarters.region}, ${event.headquarters.country}.`,
    rights: 'Everything built here is open source.',
    /** At the end of the measured copies of the pages. */
    measured: {
      text: 'This copy of the page is measured: clicks, scrolling and time, without cookies and without what you type.',
      optOut: 'Do not measure me in this browser',
    },
  },
  form: {
    optional: 'optional',
    network: 'No answer came. Check your connection and try again; what you typed is kept.',
    retry: 'Try again',
    loading: 'Loading',
    failedToLoad:
      'This part of the page could not be loaded. What you typed is still here. Check your connection and try again.',
    needsScript: 'This form needs JavaScript. You can also write to us:',
  },
  errors: {
    title: 'Something went wrong',
    text: 'This page could not be shown. Reloading it usually helps.',
    reload: 'Reload the page',
    toast: {
      title: 'Error',
      description: 'An unexpected error occurred. Please try again.',
    },
  },
  toast: { dismiss: 'Dismiss', region: 'Notifications' },
  opensInNewTab: 'opens in a new tab',
} as const
