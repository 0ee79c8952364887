import type { WorldHostStatus } from './worldHost'

/** Current mock time in milliseconds since 1970. `wall` is the computer's time. */
export const worldTimeMs = (
  { clock, speed, isHeld }: Pick<WorldHostStatus, 'clock' | 'speed' | 'isHeld'>,
  wall: number,
): number => clock.world + (isHeld ? 0 : (wall - clock.wall) * speed)
