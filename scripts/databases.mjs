/** The databases of wrangler.jsonc by their bindings: the name of each, its schema, and its folder of migrations. */
export const databases = {
  DB: {
    name: 'mcphack-africa',
    schema: 'worker/db/schema/*.ts',
    migrations: 'migrations/accounts',
  },
  ANALYTICS: {
    name: 'mcphack-africa-analytics',
    schema: 'worker/analytics/schema/*.ts',
    migrations: 'migrations/analytics',
  },
}
