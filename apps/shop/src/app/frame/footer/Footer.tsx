import { Container } from '@billett/web-kit/kit/layout/Container.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { CancelContractsLink, WithdrawContractLink } from './ContractLinks.tsx'
import styles from './Footer.module.css'
import { FooterAccessibility } from './FooterAccessibility.tsx'
import { FooterAddress } from './FooterAddress.tsx'
import { FooterInformation } from './FooterInformation.tsx'
import { FooterPayment } from './FooterPayment.tsx'

export function Footer() {
  const { modules, texts } = useShop().client.config
  return (
    <footer className={styles.root}>
      <Container className={styles.container}>
        <div className={styles.blocks}>
          <FooterAddress />
          <FooterInformation />
          {modules.footer.accessibility && <FooterAccessibility />}
          {modules.footer.paymentMethods && <FooterPayment />}
        </div>
        <div className={styles.last}>
          <span>{texts.name}</span>
          <div className={styles.law}>
            <WithdrawContractLink className={styles.withdrawContractLink} />
            <CancelContractsLink className={styles.withdrawContractLink} />
          </div>
        </div>
      </Container>
    </footer>
  )
}
