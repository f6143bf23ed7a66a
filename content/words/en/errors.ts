import { event } from '#content/facts/event.ts'
import { hubAnnouncementsADay } from '#content/facts/hub-mails.ts'
import { mostJoinRequests } from '#content/facts/joining.ts'
import type { ErrorCode } from '#content/wire/error-codes.ts'
import { mostViews } from '#content/wire/viewed-lists.ts'
import * as edition from './edition.ts'

/** Separate, because the form shows it too and need not load the other messages. */
export const emailMismatch = 'This is not the email address of your account.'

/** The text for people of each stable error code of the API. */
export const messages = {
  'request.invalid': 'Please check the highlighted fields.',
  'request.malformed': "We couldn't read the request. Please reload the page and try again.",
  'request.too_large': 'The request is too large. Please shorten it and try again.',
  'request.not_found': 'Not found.',
  'request.too_many': 'Too many requests. Please wait a minute and try again.',
  'server.unexpected': 'An unexpected error occurred. Please try again.',
  'auth.required': 'Please sign in first.',
  'auth.forbidden': "You don't have permission to do this.",
  'auth.second_factor_required': 'Please enter the code from your authenticator app first.',
  'auth.second_factor_missing':
    'Administrators need two-step verification. Please set it up on your account page first.',
  'auth.proof_needed':
    "You signed in a while ago. Please confirm it's you, with your password or a code by email.",
  'account.email_mismatch': emailMismatch,
  'account.last_admin':
    'You are the last administrator. Give someone else the role first, then delete your account.',
  'setup.email_required': 'Please enter an email address',
  'setup.key_wrong':
    'Failed to set up admin user. Please open this page using the link that contains the set-up key.',
  'setup.admin_exists': 'Failed to set up admin user. This site already has an administrator.',
  'setup.account_missing':
    'Failed to set up admin user. There is no confirmed account with this email address.',
  'captcha.failed': 'Please complete the captcha verification.',
  'captcha.unavailable': 'The captcha is not set up on this site. Please contact us.',
  'form.already_received':
    'You have already sent us an earlier version of this form. Send it again if you want us to have this one as well.',
  'webhooks.signature': 'The signature is missing or wrong.',
  'webhooks.unreadable': 'This is not a response to a form.',
  'webhooks.repeated': 'We already have this response.',
  'teams.closed': 'Registration is not open at the moment.',
  'teams.hub_closed': `Teams could move from online to a hub until ${edition.hubMoveDate}. Choose online to save the rest, or contact us.`,
  'teams.track_closed': `Teams could change their track until ${edition.trackChangeDate}. Choose your earlier track to save the rest, or contact us.`,
  'teams.locked': `Teams could be changed until the submission deadline, ${edition.deadlineDate} at ${edition.deadlineTime}. Contact us if something is wrong.`,
  'teams.name_taken':
    'Another team already has this name, or one that looks the same. Please choose a different one.',
  'teams.already_registered':
    "This team is already registered. To change it, sign in with the representative's email address.",
  'teams.not_found': 'This team does not exist, or it is not yours. Please reload the page.',
  'teams.changed':
    'Someone else has just changed this team. Please reload the page to see the latest version.',
  'teams.managed':
    'You manage this team. With “Edit team”, take yourself off its list of members or name another representative.',
  'projects.not_found': 'This team does not exist, or you have not joined it.',
  'projects.changed':
    'Someone else in your team has changed the project. Compare their text with yours before you save.',
  'projects.closed':
    'It is too late for your team to submit. What you wrote is kept. Contact us if something is wrong.',
  'check_ins.not_found': 'None of your teams has this check-in. Please reload the page.',
  'check_ins.not_open': 'This check-in is not open yet.',
  'check_ins.closed':
    'This check-in has closed, so it can no longer be changed. What you wrote is still on this device.',
  'check_ins.changed':
    'Someone else in your team has just changed this check-in. Compare their text with yours before you save.',
  'reminders.bad_link':
    'This link is incomplete, or it is for another address. Open the link in your latest email again, or sign in and choose which emails you get.',
  'certificates.none':
    'There is no certificate of this kind for your account, or you have made too many. Write to us if you think you should have one.',
  'certificates.not_found': 'You have no certificate with this code. Please reload the page.',
  'certificates.renamed':
    'The name on this certificate has been changed too often. Write to us if it is still wrong.',
  'hubs.not_organiser':
    'This page is for hub organisers. If you were invited, sign in with the email address we invited.',
  'attendance.no_team':
    'A pass is for people who have joined a team. Join yours on your account page.',
  'attendance.not_allowed':
    'Only organisers and the people who run this hub can check people in here.',
  'attendance.unknown_code': "This isn't one of our passes. Try again, or find the person by name.",
  'attendance.other_day':
    "This pass is for another day. Ask the person to open it again, so that it shows today's code.",
  'attendance.other_hub': "This person's team has no place at this hub.",
  'attendance.not_joined': "This person hasn't joined a team with an account, or has left it.",
  'attendance.too_late':
    "This scan is too old, or this device's clock is wrong, so we can't count it.",
  'mentoring.not_mentor':
    'This page is for mentors. If you were invited, sign in with the email address we invited.',
  'mentoring.not_found':
    'This mentoring has been deleted, or it is not yours. Please reload the page.',
  'mentoring.asked':
    'Your team has already asked for a mentor, or has one. Please reload the page.',
  'mentoring.assigned': 'This team already has a mentor. Please reload the page to see who it is.',
  'mentoring.ended': 'This mentoring has ended, so you can no longer send messages.',
  'mentoring.no_room': 'This mentor has no room for another team. Choose someone else.',
  'mentoring.own_team': 'This mentor is on the team. Choose someone else.',
  'mentoring.judges': "This mentor is judging the team's project. Choose someone else.",
  'mentoring.enough': "You've reached today's limit for messages. Please continue tomorrow.",
  'judging.not_found': 'This project is not one of yours to judge. Please reload the page.',
  'judging.own_team': "You have a connection to this project's team, so you cannot judge it.",
  'judging.published': 'The results are published. Scores and judges can no longer be changed.',
  'judging.changed':
    'You have changed these scores on another device. Please compare the two, then save again.',
  'judging.other_role':
    'This account has another role. Remove that role first, or invite another address.',
  'judging.assigned_meanwhile':
    'Someone else has just assigned the judges. Please reload the page to see the result.',
  'judging.nothing_judged': 'No judge has submitted a score yet, so there is nothing to publish.',
  'judging.scores_changed':
    'A judge has just submitted or changed scores. Check the new results before you publish them.',
  'teams.one_team':
    'You are already in another team, and you can be in only one. Leave that team first.',
  'teams.not_invited':
    'This team does not list the email address of your account. Ask its lead to add this address.',
  'teams.not_joined': 'This member has not joined the team yet.',
  'teams.invitation_unknown':
    'This invitation no longer works. It has been accepted, declined, replaced by a newer one or withdrawn.',
  'gallery.published':
    'The projects are already public. Unpublish them first to publish them again.',
  'gallery.changed':
    'The number of submitted projects has changed. Reload the page and check again before you publish.',
  'teams.link_unknown':
    'This link no longer works. The team has replaced it or switched it off: ask the lead for a new one.',
  'teams.unconfirmed': 'Please confirm your email address first, then open the link again.',
  'teams.already_in':
    'You are already in this team, or it has invited you. Open My team on your account page.',
  'teams.full': `This team is full: a team has at most ${event.teamSize.most} members.`,
  'teams.asked_enough': `You have already asked ${mostJoinRequests} teams. Wait for an answer, or withdraw a request.`,
  'teams.request_gone':
    'This request no longer exists. It has been answered or withdrawn, or the person has joined another team.',
  'matching.unconfirmed': 'Please confirm your email address first.',
  'matching.in_team': 'You have joined a team, so you can no longer look for one.',
  'matching.closed': `Teams could change until ${edition.deadlineDate}. This page is now closed.`,
  'matching.name_reserved': 'This name looks like ours. Please use your own.',
  'matching.not_found':
    'This card is gone. The team may be full, or the person may have found a team or hidden the card.',
  'matching.no_card': 'Publish your own card first, so that people know who is writing.',
  'matching.enough': "You've reached today's limit. Please try again tomorrow.",
  'matching.removed':
    'The organisers have hidden your card. Contact us if you think that is wrong.',
  'talent.no_team':
    'The talent list is for participants. Confirm your email address, and lead or join a team first.',
  'talent.link_unknown':
    'This link no longer works. A newer one has replaced it, or part of it is missing. Please open the latest email from us.',
  'talent.link_expired': 'This link has expired. Please write to us if you need a new one.',
  'talent.link_sent': 'Someone else has just sent this partner a link. Please reload the page.',
  'talent.not_accepted': 'Accept the application first: the talent list is for accepted partners.',
  'roles.no_account': 'There is no confirmed account with this email address.',
  'roles.last_admin': 'This is the last administrator. Give someone else the role first.',
  'roles.not_found': 'This role has already been removed.',
  'admin.not_found': 'This entry no longer exists. Please refresh the list.',
  'admin.too_many_views': `You already have ${mostViews} saved views. Delete one you no longer need.`,
  'admin.team_too_small':
    'Without this member the team would be smaller than the rules allow. Refresh the list, then decide.',
  'admin.same_team': 'A team cannot be merged into itself. Choose another team.',
  'admin.merged_too_large':
    'Together, the two teams have more members than the rules allow. Remove some first.',
  'admin.two_projects':
    'Both teams have a project. To merge them, tick the box that deletes the project of the team that ends.',
  'announcements.changed':
    'Someone else has changed this announcement. Reload it, then make your change again.',
  'announcements.sent': 'This announcement has been sent, so it can no longer be changed.',
  'announcements.nobody': 'Nobody would get this announcement. Please choose other people.',
  'announcements.over': 'This announcement is not being sent at the moment.',
  'announcements.of_hub':
    'A hub organiser wrote this announcement. You can stop it, but not change or send it.',
  'announcements.held':
    'The organisers of the event have stopped this announcement. Please contact them.',
  'announcements.hub_limit': `A hub can send ${hubAnnouncementsADay} announcements a day. Please choose another day.`,
  'announcements.test_failed': "The mail service didn't accept the test. Please try again later.",
  'intake.answered':
    'Someone else has already answered, so yours was not sent. Read their answer, then decide whether yours is still needed.',
  'intake.taken':
    'Someone else has just changed who looks after this. Check who it is now, then decide.',
  'intake.not_staff': 'Only administrators can look after this. Please choose one.',
  'analytics.origin': 'Measurements are accepted only from pages of this site.',
  'analytics.unavailable':
    "We couldn't store the measurements just now. Please send them again later.",
  'analytics.unreadable':
    "We can't read the measurements right now. Everything else works. Please try again in a minute.",
  'mcp.origin': 'Pages on other sites cannot use this server.',
  'mcp.method': 'This MCP server has no sessions and no streams. Send each message as POST.',
  'mcp.batch': 'This revision of the protocol has no batches. Send one message at a time.',
  'mcp.batch_too_long': 'A batch can have at most 10 messages. Send the rest in another batch.',
} as const satisfies Record<ErrorCode, string>
