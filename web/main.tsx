import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './components/frame/app.tsx'
import { moduleOf, pageAt } from './routes.tsx'

/** Hydrates the prerendered page. The boot script calls it once. */
export async function start(): Promise<void> {
  // The home page has asked for the styles of all others without using them.
  document.querySelector('link[rel=prefetch]')?.setAttribute('rel', 'stylesheet')
  // The page's code must be loaded before hydration, or React would replace the page with nothing.
  await moduleOf(pageAt(location.pathname).page)
  const root = document.getElementById('root')!
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App onReady={resolve} />
      </BrowserRouter>,
    )
  })
}
