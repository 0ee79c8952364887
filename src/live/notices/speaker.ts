import { proxy } from 'valtio'
import { seekLead } from '../tabLead'
import { maySound, onFirstGesture } from './tones'

/** Where notices sound; `nowhere` while they are off. `isMute`: the browser does not allow sound in this tab yet. */
export const noticeVoice = proxy<{ where: 'here' | 'elsewhere' | 'nowhere'; isMute: boolean }>({
  where: 'nowhere',
  isMute: false,
})

/** `mute`: the speaking tab may not play sound. `able`: the sending tab may. */
type Message = 'mute' | 'able'

/**
 * Runs `run` in only one of the user's tabs. A tab that may play sound replaces one that may not. Without the Web Locks
 * API every tab runs it. Returns a stop function.
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
