import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { Redirect } from 'wouter'
import { keepUnsaved } from '../../lib/unsaved'

export type RedirectedProps = {
  path: string
  to: string
  /** The path of the screen that was shown last. */
  shown: RefObject<string | undefined>
}

/** Leads elsewhere. Where the screen of `path` was shown its access is lost: what is typed there is kept and offered again. */
export function Redirected({ path, to, shown }: RedirectedProps) {
  return (
    <>
      <Keep isWanted={() => shown.current === path} />
      <Redirect to={to} replace />
    </>
  )
}

/** Stands before the redirect, which changes the address that drafts are kept under. */
function Keep({ isWanted }: { isWanted: () => boolean }) {
  const keep = useEffectEvent(() => isWanted() && keepUnsaved())
  useLayoutEffect(() => void keep(), [])
  return null
}
