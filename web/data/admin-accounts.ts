import type { InferRequestType } from 'hono/client'
import { api } from '../api.ts'
import { createListHook, type RowOf } from './admin.ts'

const { admin } = api

export type RoleRow = RowOf<typeof admin.roles.$get>
export type UserRow = RowOf<typeof admin.users.$get>
export type AuditRow = RowOf<(typeof admin)['audit-log']['$get']>

export const useRoles = createListHook('roles', admin.roles.$get)
export const useUsers = createListHook('users', admin.users.$get)
export const useAuditLog = createListHook('audit-log', admin['audit-log'].$get)

/** Looks for the places in which an address stands. */
export const findAddress = async (email: string) =>
  (await admin.addresses.$get({ query: { email } })).json()

export const eraseAddress = (email: string) => admin.addresses.$delete({ json: { email } })

export const assignRole = (json: InferRequestType<typeof admin.roles.$post>['json']) =>
  admin.roles.$post({ json })

export const removeRole = (id: string) => admin.roles[':id'].$delete({ param: { id } })
