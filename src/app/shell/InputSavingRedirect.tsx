import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { Redirect } from 'wouter'
import { saveUnsavedInput } from '../../lib/unsavedInput'

type InputSavingRedirectProps = {
  path: string
  to: string
  shown: RefObject<string | undefined>
}

/**
 * Redirects from `path` to `to`. If the screen of `path` was shown, the user has just lost access to it; unsaved input of that screen is
 * stored, so that the user can restore it.
 */
export function InputSavingRedirect({ path, to, shown }: InputSavingRedirectProps) {
  return (
    <>
      <Keep isWanted={() => shown.current === path} />
      <Redirect to={to} replace />
    </>
  )
}

/** Stores unsaved input. Mounted before `Redirect`, because input is stored under the current URL, which the redirect changes. */
function Keep({ isWanted }: { isWanted: () => boolean }) {
  const keep = useEffectEvent(() => isWanted() && saveUnsavedInput())
  useLayoutEffect(() => void keep(), [])
  return null
}
