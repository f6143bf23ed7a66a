import { authPage } from '#content/pages/auth.ts'
