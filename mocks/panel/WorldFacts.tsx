import { useEffect, useId, useState } from 'react'
import { OFFICE_OFFSET, parseMoment } from '../demo/asked'
import type { Connection } from '../demo/connect'
import type { HostStatus } from '../demo/host'

const SPEEDS = [0, 1, 10, 60, 300]
const NUMBER = new Intl.NumberFormat('ru-RU')

/** Seed, size, time and speed. */
export function WorldFacts({ world, status }: { world: Pick<Connection, 'setSpeed'>; status: HostStatus }) {
  const now = useWorldTime(status)
  const speedId = useId()
  const { seed, size, at, speed, savedAt, isRunning } = status
  return (
    <dl className="demo-facts">
      <Fact name="Номер мира">{seed}</Fact>
      <Fact name="Заказов в месяц">{NUMBER.format(size)}</Fact>
      <Fact name="Начало">{startOf(at)}</Fact>
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
      <Fact name="Сохранён">{savedAt === null ? 'ещё нет' : officeTime(savedAt).slice(-8)}</Fact>
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

/** The world's time, a look a second. */
export function useWorldTime({ clock, speed, isRunning }: HostStatus): number {
  const [wall, setWall] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setWall(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return worldMoment({ clock, speed }, wall)
}

/** The world's time at a moment of the machine, both in milliseconds. */
export const worldMoment = ({ clock, speed }: Pick<HostStatus, 'clock' | 'speed'>, wall: number): number =>
  clock.world + Math.max(0, wall - clock.wall) * speed

/** `13:00`, the head office's time. */
export const worldTime = (ms: number): string => officeTime(ms).slice(11, 16)

/** `18-03-2026 13:00` */
function startOf(at: string | null): string {
  const moment = at === null ? null : parseMoment(at)
  return moment ? officeTime(moment.toEpochMilli()).slice(0, 16) : 'текущий момент'
}

/** `18-03-2026 13:00:05` */
function officeTime(ms: number): string {
  const [date = '', time = ''] = new Date(ms + OFFICE_OFFSET).toISOString().split('T')
  return `${date.split('-').reverse().join('-')} ${time.slice(0, 8)}`
}
