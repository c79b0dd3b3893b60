export { endOffer as offerIsland } from '../../ui/end-offer.ts';
