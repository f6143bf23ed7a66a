/** The forms that are stored once, each with its captcha. */
export type FormId = 'contact' | 'hub' | 'partner' | 'team'

/** What a captcha is solved for: one of the forms, or a request to the auth service. */
export type CaptchaAction = FormId | 'signin' | 'signup' | 'recover' | 'resend' | 'otp'
