import { createContext, useContext } from 'react'

/** Signs out from the account page, which then gives way to the home page instead of asking to sign in. */
export const LeaveContext = createContext<() => Promise<void>>(async () => {})

export const useLeave = () => useContext(LeaveContext)
