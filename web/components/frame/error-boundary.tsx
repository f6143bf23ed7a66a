import { Component, type ReactNode } from 'react'
import { site } from '#words/site.ts'
import { Button } from '../ui/button.tsx'

/** Replaces a page, or a part of one, that failed to load or to render with a message; what is around it keeps working. */
export class ErrorBoundary extends Component<
  { children: ReactNode; fallback?: ReactNode; onError?: () => void },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.fallback) return this.props.fallback
    return (
      <div className="wrap grid justify-items-start gap-4 py-32" role="alert">
        <h1>{site.errors.title}</h1>
        <p>{site.errors.text}</p>
        <Button onClick={() => location.reload()}>{site.errors.reload}</Button>
      </div>
    )
  }
}
