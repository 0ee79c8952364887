import { Button, type ButtonProps } from 'antd'
import { Link } from 'wouter'
import { OPENED_BY_LINK } from './useGoBack'

export function LinkButton({ to, ...button }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  return (
    <Link href={to} state={OPENED_BY_LINK} asChild>
      <Button {...button} />
    </Link>
  )
}
