import type { OrderNoticeKind } from './noticeSettings'

/** One note of the sound of a notice. `pitch` is in hertz, `length` is in seconds, `at` is in seconds after the start of the sound. */
type Note = { pitch: number; at: number; length: number }

const TONES: Record<OrderNoticeKind, readonly Note[]> = {
  new: [
    { pitch: 659, at: 0, length: 0.25 },
    { pitch: 880, at: 0.15, length: 0.45 },
  ],
  late: [
    { pitch: 523, at: 0, length: 0.35 },
    { pitch: 392, at: 0.3, length: 0.35 },
    { pitch: 330, at: 0.6, length: 0.6 },
  ],
  unassigned: [
    { pitch: 587, at: 0, length: 0.2 },
    { pitch: 587, at: 0.3, length: 0.4 },
  ],
  waiting: [
    { pitch: 440, at: 0, length: 0.2 },
    { pitch: 349, at: 0.22, length: 0.2 },
    { pitch: 440, at: 0.44, length: 0.2 },
    { pitch: 349, at: 0.66, length: 0.5 },
  ],
}

const MAX_LOUDNESS = 0.3
const ATTACK_SECONDS = 0.02
const GESTURES = ['pointerdown', 'keydown'] as const

let context: AudioContext | undefined

export const isSoundSupported = (): boolean => typeof AudioContext === 'function'

/** Browsers block sound until the user interacts with the page. */
export const isSoundAllowed = (): boolean =>
  context?.state === 'running' || navigator.userActivation?.hasBeenActive !== false

/**
 * Plays the tone of a notice; `volume` is in percent. If the browser still blocks sound, the tone is skipped, because a
 * delayed tone would be mistaken for that of another notice.
 */
export function playNoticeTone(kind: OrderNoticeKind, volume: number): void {
  if (!isSoundSupported() || !isSoundAllowed() || volume <= 0) return
  const audio = ready()
  const start = audio.currentTime + 0.05
  for (const note of TONES[kind]) sound(audio, note, start, (MAX_LOUDNESS * volume) / 100)
}

export const unlockAudioOnGesture = (): (() => void) =>
  onFirstGesture(() => {
    if (isSoundSupported()) ready()
  })

export function onFirstGesture(call: () => void): () => void {
  const onGesture = () => {
    stop()
    call()
  }
  const stop = () => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, onGesture)
  }
  for (const gesture of GESTURES) window.addEventListener(gesture, onGesture)
  return stop
}

function ready(): AudioContext {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

function sound(audio: AudioContext, { pitch, at, length }: Note, start: number, loudness: number): void {
  const oscillator = audio.createOscillator()
  const volume = audio.createGain()
  const from = start + at
  oscillator.type = 'sine'
  oscillator.frequency.value = pitch
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(loudness, from + ATTACK_SECONDS)
  volume.gain.exponentialRampToValueAtTime(0.001, from + length)
  oscillator.connect(volume).connect(audio.destination)
  oscillator.start(from)
  oscillator.stop(from + length)
}
