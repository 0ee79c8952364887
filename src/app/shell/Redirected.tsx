import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { Redirect } from 'wouter'
import { keepUnsaved } from '../../lib/unsaved'

export type RedirectedProps = {
  path: string
  to: string
  shown: RefObject<string | undefined>
}

/** If the screen of `path` was shown, the user has lost access to it; unsaved input is kept and offered again. */
export function Redirected({ path, to, shown }: RedirectedProps) {
  return (
    <>
      <Keep isWanted={() => shown.current === path} />
      <Redirect to={to} replace />
    </>
  )
}

/** Mounted before `Redirect`, because drafts are stored under the current URL. */
function Keep({ isWanted }: { isWanted: () => boolean }) {
  const keep = useEffectEvent(() => isWanted() && keepUnsaved())
  useLayoutEffect(() => void keep(), [])
  return null
}
