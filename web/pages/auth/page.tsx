import { lazy, Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { authPage } from '#words/pages/auth.ts'
import { DATA_TAB } from '../../boot/attributes.ts'
import { Tabs } from '../../components/ui/tabs.tsx'
import { useHydrated } from '../../components/ui/use-hydrated.ts'
import { SignInShell } from './shell.tsx'
import { SignIn } from './sign-in.tsx'
import { SignUp } from './sign-up.tsx'

export const meta = authPage.meta

// Loaded on demand: only the way back from GitHub needs it.
const GithubReturn = lazy(() => import('./github-return.tsx'))

type Tab = keyof typeof authPage.tabs
const tabs = (['signin', 'signup'] as const).map((id) => ({ id, label: authPage.tabs[id] }))

/** Sign in and sign up. */
export function Component() {
  const isHydrated = useHydrated()
  const [search, setSearch] = useSearchParams()
  const query = isHydrated ? search : new URLSearchParams()
  const selected: Tab = query.get('tab') === 'signup' ? 'signup' : 'signin'

  function select(tab: Tab) {
    const next = new URLSearchParams(search)
    if (tab === 'signin') next.delete('tab')
    else next.set('tab', tab)
    setSearch(next, { replace: true })
  }

  return (
    <SignInShell title={authPage.heading} lead={authPage.text}>
      {query.has('code') || query.has('error') ? (
        <Suspense>
          <GithubReturn query={query} />
        </Suspense>
      ) : (
        <Tabs label={authPage.tabsLabel} tabs={tabs} selected={selected} onSelect={select}>
          {/* Both stay mounted, so that switching between them loses no text. */}
          <Panel tab="signin" selected={selected}>
            <SignIn />
          </Panel>
          <Panel tab="signup" selected={selected}>
            <SignUp />
          </Panel>
        </Tabs>
      )}
    </SignInShell>
  )
}

/** A tab's panel. Before the app starts, the boot script shows the right one. */
function Panel({ tab, selected, children }: { tab: Tab; selected: Tab; children: ReactNode }) {
  return (
    <div
      {...{ [DATA_TAB]: tab }}
      hidden={tab !== selected}
      className="pt-6"
      suppressHydrationWarning
    >
      {children}
    </div>
  )
}
