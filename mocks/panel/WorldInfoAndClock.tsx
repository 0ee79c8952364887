import { useEffect, useId, useState } from 'react'
import type { WorldConnection } from '../demo/connectToWorld'
import { sleepAwareClock } from '../demo/sleepAwareClock'
import type { WorldHostStatus } from '../demo/worldHost'
import { OFFICE_UTC_OFFSET_MS, parseOfficeDateTime } from '../demo/worldParams'
import { worldTimeMs } from '../demo/worldTimeMs'

const SPEEDS = [0, 1, 10, 60, 300]
const NUMBER = new Intl.NumberFormat('ru-RU')

export function WorldInfoAndClock({ status: { seed, size, at, savedAt } }: { status: WorldHostStatus }) {
  return (
    <dl className="demo-facts">
      <Fact name="Номер мира">{seed}</Fact>
      <Fact name="Заказов в месяц">{NUMBER.format(size)}</Fact>
      <Fact name="Начало">{startOf(at)}</Fact>
      <Fact name="Сохранён">{savedAt === null ? 'ещё нет' : officeTime(savedAt).slice(-8)}</Fact>
    </dl>
  )
}

export function WorldClockControls({
  world,
  status,
}: {
  world: Pick<WorldConnection, 'setSpeed'>
  status: WorldHostStatus
}) {
  const now = useWorldTime(status)
  const speedId = useId()
  const { speed, isRunning } = status
  return (
    <dl className="demo-facts">
      <Fact name="Время мира">
        <time>{officeTime(now)}</time>
      </Fact>
      <dt>
        <label htmlFor={speedId}>Скорость</label>
      </dt>
      <dd>
        <select
          id={speedId}
          value={speed}
          disabled={!isRunning}
          onChange={(event) => world.setSpeed(Number(event.target.value))}
        >
          {[...new Set([...SPEEDS, speed])]
            .sort((a, b) => a - b)
            .map((offered) => (
              <option key={offered} value={offered}>
                {offered === 0 ? 'пауза' : `×${NUMBER.format(offered)}`}
              </option>
            ))}
        </select>
      </dd>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

export function useWorldTime(status: WorldHostStatus): number {
  const { isRunning } = status
  const [wall, setWall] = useState(() => sleepAwareClock.wall(status))
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setWall(sleepAwareClock.wall(status)), 1000)
    return () => clearInterval(timer)
  }, [isRunning, status])
  return worldTimeMs(status, Math.max(wall, status.clock.wall))
}

export const formatWorldTime = (ms: number): string => officeTime(ms).slice(11, 16)

function startOf(at: string | null): string {
  const moment = at === null ? null : parseOfficeDateTime(at)
  return moment ? officeTime(moment.toEpochMilli()).slice(0, 16) : 'текущий момент'
}

function officeTime(ms: number): string {
  const [date = '', time = ''] = new Date(ms + OFFICE_UTC_OFFSET_MS).toISOString().split('T')
  return `${date.split('-').reverse().join('-')} ${time.slice(0, 8)}`
}
