import { createContext, useContext } from 'react'

/** Signs out on the account page, which then leads to the home page instead of the sign-in. */
export const LeaveContext = createContext<(isDeleted?: boolean) => Promise<void>>(async () => {})

export const useLeave = () => useContext(LeaveContext)
