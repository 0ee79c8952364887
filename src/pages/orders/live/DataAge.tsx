import { Tag } from 'antd'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { nowSecond } from '../../../lib/clock'
import { formatSecondTime } from '../../../lib/moments'
import { dataMoment, liveState } from '../../../live/liveState'
import { cityTimezone } from '../../../session/timezones'
import { ordersPage } from './ordersStore'

/** Older than this, what is on the screen says how old it is. */
const MAX_AGE_MS = 120_000
const LOOK_MS = 5_000

/** «Данные на 12:41», by the clock of the city, once events have been missing for two minutes. */
export function DataAge({ cityId }: { cityId: number | undefined }) {
  const { staleSince, outages } = useSnapshot(liveState)
  const { at: loadedAt } = useSnapshot(ordersPage.loaded)
  const moment = loadedAt === null ? null : dataMoment(loadedAt, { staleSince, outages })
  const isOld = useIsOld(moment)
  const second = moment === null ? 0 : nowSecond() - Math.round((Date.now() - moment) / 1000)
  return (
    <span role="status">
      {isOld && <Tag color="warning">{`Данные на ${formatSecondTime(second, cityTimezone(cityId))}`}</Tag>}
    </span>
  )
}

function useIsOld(moment: number | null): boolean {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (moment === null) return
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [moment])
  return moment !== null && now - moment >= MAX_AGE_MS
}
