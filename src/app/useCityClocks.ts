import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { User } from '../api/user'
import { citiesEager } from '../session/dictionaries'
import { session } from '../session/session'
import { useLoader } from '../ui/load/useLoader'

/** The country's time is right for nearly every city, so that nobody waits longer for the others. */
const MAX_WAIT_MS = 5000

let askedFor: User | null = null

/** Asks for clocks that are missing as soon as the user is known, before anything of the console has been rendered. */
export function askForClocks(): void {
  const { user } = session
  if (!user?.allowedCities.some(({ timezone }) => timezone === undefined)) return
  askedFor = user
  void citiesEager.load()
}

/**
 * Whether the clocks of the user's cities are known, or cannot be. Some servers tell them in `city-eager` alone (contract, «a
 * city's clock»), and moments reckoned before it has come would stay wrong by an hour. Once open, the console stays so.
 */
export function useCityClocks(): boolean {
  const { user } = useSnapshot(session)
  const [openFor, setOpenFor] = useState<number>()
  const userId = user?.id
  const isMissing = useLoader(citiesEager, ({ value }) =>
    user?.allowedCities.some(({ id, timezone }) => timezone === undefined && !value?.some((city) => city.id === id)),
  )
  const isComing = useLoader(
    citiesEager,
    ({ status }) => isMissing === true && status !== 'ready' && status !== 'failed',
  )
  const isWaiting = isComing && openFor !== userId
  const open = isWaiting ? undefined : userId
  if (open !== openFor) setOpenFor(open)

  useEffect(() => {
    if (isMissing && session.user !== askedFor) void citiesEager.load()
  }, [isMissing])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setOpenFor(userId), MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, userId])

  return !isWaiting
}
