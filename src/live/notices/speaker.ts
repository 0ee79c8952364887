import { proxy } from 'valtio'
import { seekLead } from '../tabLead'
import { maySound, onFirstGesture } from './tones'

/**
 * Where notices sound: in this tab, in another one, or nowhere while they are off. `isMute`: this tab may not sound
 * yet.
 */
export const noticeVoice = proxy<{ where: 'here' | 'elsewhere' | 'nowhere'; isMute: boolean }>({
  where: 'nowhere',
  isMute: false,
})

/** `mute`: the speaker may not sound. `able`: the sender may, and would take its place. */
type Message = 'mute' | 'able'

/**
 * Of several tabs of one person only one speaks: runs `run` once this tab is the one, which may be never. A tab in which the
 * browser allows sounds takes the place of one in which it does not. Where the browser knows no locks every tab speaks. Returns a
 * function that ends it and lets the next tab speak.
 */
export function whenSpeaker(name: string, run: () => () => void, canSound = maySound): () => void {
  let stop: (() => void) | undefined
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined

  function speak(): () => void {
    stop = run()
    noticeVoice.where = 'here'
    tell()
    return () => {
      stop?.()
      stop = undefined
      noticeVoice.where = 'elsewhere'
    }
  }

  function tell(): void {
    noticeVoice.isMute = !canSound()
    if (stop && noticeVoice.isMute) post('mute')
  }
  const post = (message: Message) => channel?.postMessage(message)

  noticeVoice.where = 'elsewhere'
  const place = typeof navigator.locks?.request === 'function' ? seekLead(name, speak, speakAlone) : undefined
  if (!place) speak()

  function speakAlone(): void {
    if (!stop) speak()
  }

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data === 'able') tell()
      else if (!stop && canSound()) place?.take()
    }
  }
  if (!stop && canSound()) post('able')
  const stopWaiting = onFirstGesture(() => {
    if (stop) tell()
    else post('able')
  })

  return () => {
    stopWaiting()
    channel?.close()
    place?.end()
    stop?.()
    Object.assign(noticeVoice, { where: 'nowhere', isMute: false })
  }
}
