import { CheckCircleFilled, CloseCircleFilled, CloseOutlined, InfoCircleFilled } from '@ant-design/icons'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { dismissToast, TOAST_MS, type Toast, toastState } from '../ui/toasts'
import '../ui/toastArea.css'

/**
 * The `alert` and `status` elements are mounted even without toasts: screen readers ignore a live region that is added together with its
 * content.
 */
export function ToastArea() {
  const { shown } = useSnapshot(toastState)
  const cards = (isFailure: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'failure') === isFailure)
      .map((toast) => <ToastCard key={toast.id} toast={toast} />)
  return (
    <section className="toast-area" aria-label="Сообщения">
      <div role="alert">{cards(true)}</div>
      <div role="status">{cards(false)}</div>
    </section>
  )
}

const ICONS = { success: <CheckCircleFilled />, notice: <InfoCircleFilled />, failure: <CloseCircleFilled /> }

function ToastCard({ toast }: { toast: Toast }) {
  const { id, tone, text, hint, link, more } = toast
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isHovered || hasFocus
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(dismissToast, TOAST_MS, id)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  return (
    <article
      className={`toast toast--${tone}`}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <span className="toast__icon">{ICONS[tone]}</span>
      <div className="toast__body">
        <div className="toast__text">{text}</div>
        {hint && <div className="toast__hint">{hint}</div>}
        {[link, more].map(
          (to) =>
            to && (
              <Link key={to.to} className="toast__link" href={to.to} onClick={() => dismissToast(id)}>
                {to.label}
              </Link>
            ),
        )}
      </div>
      <button type="button" className="toast__close" aria-label="Закрыть сообщение" onClick={() => dismissToast(id)}>
        <CloseOutlined />
      </button>
    </article>
  )
}
