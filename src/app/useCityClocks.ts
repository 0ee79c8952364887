import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { User } from '../api/user'
import { citiesEager } from '../session/dictionaries'
import { session } from '../session/session'
import { useLoader } from '../ui/load/useLoader'

/** How long the app waits for missing time zones. After that it uses the country's time zone, which is correct for almost every city. */
const MAX_WAIT_MS = 5000

let askedFor: User | null = null

export function askForClocks(): void {
  const { user } = session
  if (!user?.allowedCities.some(({ timezone }) => timezone === undefined)) return
  askedFor = user
  void citiesEager.load()
}

/**
 * Whether the time zones of the user's cities are known or cannot be loaded. Some servers send them only in the dictionary `city-eager`
 * (contract, «a city's clock»); times shown before it is loaded would be wrong by an hour. Once true, the result remains true for this
 * user.
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
