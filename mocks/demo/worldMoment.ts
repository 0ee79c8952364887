import type { HostStatus } from './host'

/** The world's time at a moment of the machine, both in milliseconds, as far as a tab knows. */
export const worldMoment = (
  { clock, speed, isHeld }: Pick<HostStatus, 'clock' | 'speed' | 'isHeld'>,
  wall: number,
): number => clock.world + (isHeld ? 0 : (wall - clock.wall) * speed)
