import { useLinks, useMessages, useNavigate } from '@kasb/kit';
import { Button } from '@kasb/ui';
import type { ButtonSize } from '@kasb/ui';
import { ArrowRight, Send } from 'lucide-react';
import { publishingMessages } from '../../messages/index.ts';
import type { Gate } from '../../model/gate.ts';
import { pricingPath } from '../../model/pricingPath.ts';

export interface GateButtonProps {
  gate: Gate;
  vacancyId: string;
  size: ButtonSize | undefined;
  isFullWidth: boolean | undefined;
  /** Id of the hint. */
  hintId: string;
  onOpen: () => void;
}

/** The one thing to do now: wait, buy a plan, or publish. */
export function GateButton({ gate, vacancyId, size, isFullWidth, hintId, onOpen }: GateButtonProps) {
  const t = useMessages(publishingMessages);
  const links = useLinks();
  const navigate = useNavigate();
  const look = { size, isFullWidth, 'aria-describedby': hintId };
  if (gate.kind === 'checking') {
    return (
      <Button {...look} isDisabled>
        {t('control.checking')}
      </Button>
    );
  }
  if (gate.kind === 'noPlan' || gate.kind === 'noPostings') {
    const toPricing = () => navigate(pricingPath(links.pricing(), links.employerVacancies(), vacancyId));
    return (
      <Button {...look} variant="tinted" iconEnd={<ArrowRight />} onPress={toPricing}>
        {t(gate.kind === 'noPlan' ? 'control.buyPlan' : 'choosePlan')}
      </Button>
    );
  }
  return (
    <Button {...look} icon={<Send />} isDisabled={gate.kind !== 'ready'} aria-haspopup="dialog" onPress={onOpen}>
      {t('publish')}
    </Button>
  );
}
