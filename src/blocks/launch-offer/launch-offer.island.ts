export { endOffer as launchOfferIsland } from '../../ui/end-offer.ts';
