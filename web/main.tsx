import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './components/frame/app.tsx'
import { moduleOf, pageAt } from './routes.tsx'

/** Turns the finished page into the app. Called once, by the boot script, when somebody reaches for it. */
export async function start(): Promise<void> {
  // The page's code must be there before hydration, or React would put a blank in its place.
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
