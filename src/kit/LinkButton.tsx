import { Button, type ButtonProps } from 'antd'
import { Link } from 'wouter'
import { LINKED } from './backLink'

export function LinkButton({ to, ...button }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  return (
    <Link href={to} state={LINKED} asChild>
      <Button {...button} />
    </Link>
  )
}
