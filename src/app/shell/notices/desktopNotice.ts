export type DesktopNoticePermission = 'granted' | 'denied' | 'unasked' | 'insecure' | 'unsupported'

export function getDesktopNoticePermission(): DesktopNoticePermission {
  if (!window.isSecureContext) return 'insecure'
  if (typeof Notification !== 'function') return 'unsupported'
  return Notification.permission === 'default' ? 'unasked' : Notification.permission
}

export async function requestDesktopNoticePermission(): Promise<DesktopNoticePermission> {
  if (getDesktopNoticePermission() === 'unasked') await Notification.requestPermission()
  return getDesktopNoticePermission()
}

export function showDesktopNotice(text: { title: string; body: string }, onClick: () => void): boolean {
  if (getDesktopNoticePermission() !== 'granted') return false
  try {
    const notice = new Notification(text.title, { body: text.body })
    notice.onclick = () => {
      window.focus()
      notice.close()
      onClick()
    }
    return true
  } catch {
    // In mobile browsers `new Notification()` throws, because they show notifications only through a service worker.
    return false
  }
}
