import { formatPhone, phoneLink } from '../domain/phones'
import './contactLinks.css'

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={phoneLink(phone)} className="phone-link" title="Позвонить">
      {formatPhone(phone)}
    </a>
  )
}

/**
 * The address is encoded, because the server may send any text, and in a `mailto:` link the text after a `?` would become headers of the
 * e-mail.
 */
export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className="email-link" title={email}>
      {email}
    </a>
  )
}
